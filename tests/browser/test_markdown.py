"""What a text becomes: the page's own reading of Discord's markdown, case by case."""

import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from .chromium import Tab
from .conftest import playground
from .showcase import ShowcaseBot

pytestmark = pytest.mark.asyncio(loop_scope="module")
SHOW = """(async (text) => {
    const { markdown } = await import("/script/markdown_view.js");
    const box = document.createElement("div");
    box.append(...markdown(text));
    return box.innerHTML.replaceAll(/ (class|rel|target)="[^"]*"/g, "").replaceAll(/<\\/?div>/g, "");
})"""

CASES = {
    "**a** and __b__ and ~~c~~": "<strong>a</strong> and <u>b</u> and <s>c</s>",
    "*a* _b_ ***c*** snake_case_name": "<em>a</em> <em>b</em> <strong><em>c</em></strong> snake_case_name",
    "2 * 3 * 4 and 5*6": "2 * 3 * 4 and 5*6",
    "**a *b* c**": "<strong>a <em>b</em> c</strong>",
    "**open": "**open",
    r"\*not slanted\*": "*not slanted*",
    "`**a**` ``b`c``": "<code>**a**</code> <code>b`c</code>",
    "<b>&amp;</b>": "&lt;b&gt;&amp;amp;&lt;/b&gt;",
    "<img src=x onerror=alert(1)>": "&lt;img src=x onerror=alert(1)&gt;",
    "# One\n## Two\n### Three\n#### Four": "<h3>One</h3><h4>Two</h4><h5>Three</h5>#### Four",
    "-# small": "<small>small</small>",
    "> a\n> b\nc": "<blockquote>a\nb</blockquote>c",
    ">>> a\nb": "<blockquote>a\nb</blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "a\nb": "a\nb",
    "[mill](https://a.example/b_(c))": '<a href="https://a.example/b_(c)">mill</a>',
    "[bad](javascript:alert(1))": "[bad](javascript:alert(1))",
    "see https://a.example/x_y_z.": 'see <a href="https://a.example/x_y_z">https://a.example/x_y_z</a>.',
    "**https://a.example/b**": '<strong><a href="https://a.example/b">https://a.example/b</a></strong>',
    "<t:0:Q> <@x> <#>": "&lt;t:0:Q&gt; &lt;@x&gt; &lt;#&gt;",
    "<@1> @everyone": "<span>@Unknown person</span> <span>@everyone</span>",
    "@everyoneelse": "@everyoneelse",
    "</brass start:12>": '<button type="button">/brass start</button>',
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def page(tab: Tab, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tab]:
    async with playground(ShowcaseBot, tmp_path_factory.mktemp("markdown")) as (_, address):
        await tab.go(address)
        yield tab


@pytest.mark.parametrize("text", CASES)
async def test_text_becomes(page: Tab, text: str) -> None:
    assert await page.run(f"{SHOW}({json.dumps(text)})") == CASES[text]


async def test_a_long_text_is_read_quickly(page: Tab) -> None:
    """Unclosed marks must not make the reader try every way."""
    begun = await page.run("performance.now()")
    await page.run(f"{SHOW}('*_~|`[<'.repeat(280))")
    assert await page.run("performance.now()") - begun < 1000
