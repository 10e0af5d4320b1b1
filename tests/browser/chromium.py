"""A headless Chromium, driven over its own DevTools websocket: no other tool is needed."""

import asyncio
import base64
import contextlib
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)
FIND = """((selector, text) => {
    const holds = (one) => `${one.innerText} ${one.getAttribute("aria-label") ?? ""}`.includes(text);
    const shown = (one) => one.checkVisibility({ visibilityProperty: true });
    const found = [...document.querySelectorAll(selector)].filter((one) => shown(one) && holds(one)).at(-1);
    if (!found) return null;
    found.scrollIntoView({ block: "nearest" });
    const box = found.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
})"""
PICTURES = "/media/attachments/"
"""In the address of every picture."""
PATIENCE = 15.0
"""Seconds that the page gets to show what a test waits for."""


class PageError(AssertionError):
    """JavaScript in the page raised, or did not show something in time."""


class Tab:
    """One tab of the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._count = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.troubles: list[str] = []
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self._socket:
            message = frame.json()
            if (future := self._waiting.pop(message.get("id"), None)) and not future.done():
                future.set_result(message)
            elif message.get("method") == "Runtime.exceptionThrown":
                details = message["params"]["exceptionDetails"]
                self.troubles.append(details.get("exception", {}).get("description", details["text"]))
            elif message.get("method") == "Page.javascriptDialogOpening":
                self._accepting = asyncio.create_task(self.tell("Page.handleJavaScriptDialog", accept=True))
            elif message.get("method") == "Log.entryAdded":
                self._note(message["params"]["entry"])

    def _note(self, entry: dict[str, Any]) -> None:
        """Keep an error of the page; that a picture was replaced before it was fetched is none."""
        if entry["level"] == "error" and PICTURES not in entry.get("url", ""):
            self.troubles.append(entry["text"])

    async def tell(self, method: str, **parameters: Any) -> dict[str, Any]:
        """One DevTools command and its result."""
        self._count += 1
        future = self._waiting[self._count] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": self._count, "method": method, "params": parameters})
        answer = await asyncio.wait_for(future, PATIENCE * 2)
        if "error" in answer:
            raise PageError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    async def run(self, script: str) -> Any:
        """The value of a JavaScript expression; promises are awaited."""
        found = await self.tell("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            raise PageError(found["exceptionDetails"].get("exception", {}).get("description", script))
        return found["result"].get("value")

    async def until(self, script: str, patience: float = PATIENCE) -> Any:
        """Waits until an expression is true and gives its value."""
        end = asyncio.get_running_loop().time() + patience
        while not (value := await self.run(script)):
            if asyncio.get_running_loop().time() > end:
                raise PageError(f"never true: {script}\n{await self.words()}")
            await asyncio.sleep(0.03)
        return value

    async def words(self) -> str:
        """All visible words of the page."""
        return str(await self.run("document.body.innerText"))

    async def sees(self, text: str, patience: float = PATIENCE) -> None:
        """Waits until the page shows a text."""
        await self.until(f"document.body.innerText.includes({json.dumps(text)})", patience)

    async def place(self, selector: str, text: str = "") -> tuple[float, float]:
        """The middle, in pixels, of the last visible element that fits a CSS selector and holds a text."""
        find = f"{FIND}({json.dumps(selector)}, {json.dumps(text)})"
        before, now = None, await self.until(find)
        while now != before:  # what is still sliding in would be missed
            await asyncio.sleep(0.03)
            before, now = now, await self.until(find)
        left, top = now
        return left, top

    async def click(self, selector: str, text: str = "") -> None:
        """A press of the mouse on an element, where it really is on the page."""
        left, top = await self.place(selector, text)
        for kind in ("mousePressed", "mouseReleased"):
            await self.tell("Input.dispatchMouseEvent", type=kind, x=left, y=top, button="left", clickCount=1)

    async def type(self, text: str) -> None:
        """Letters into whatever has the focus."""
        await self.tell("Input.insertText", text=text)

    async def press(self, key: str, **modifiers: int) -> None:
        """One key, by its name in JavaScript; `modifiers=1` is Alt, 8 is Shift."""
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "Backspace": 8, "ArrowUp": 38, "ArrowDown": 40, " ": 32}
        text = {"text": "\r"} if key == "Enter" else {"text": key} if len(key) == 1 else {}
        code = {"key": key, "code": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0]))}
        await self.tell("Input.dispatchKeyEvent", type="keyDown", **code, **text, **modifiers)
        await self.tell("Input.dispatchKeyEvent", type="keyUp", **code, **modifiers)

    async def size(self, width: int, height: int, *, dark: bool = False) -> None:
        """The size of the page in pixels, and the colours that the system asks for."""
        mobile = width < 500
        await self.tell(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=mobile,
        )
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        await self.tell("Emulation.setEmulatedMedia", features=scheme)

    async def shot(self) -> bytes:
        """What the page looks like now, as PNG."""
        shot = await self.tell("Page.captureScreenshot", format="png")
        return base64.b64decode(shot["data"])

    async def go(self, address: str) -> None:
        """Opens an address and waits for the first look at the world."""
        await self.tell("Page.navigate", url=address)
        await self.until("document.readyState === 'complete' && !!document.querySelector('#room-head h2')")

    async def close(self) -> None:
        self._reader.cancel()
        await self._socket.close()


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Tab]:
    """A fresh browser with one empty tab, in a fresh profile."""
    assert PROGRAM is not None
    with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            PROGRAM,
            *FLAGS,
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            port = await _port(Path(profile) / "DevToolsActivePort")
            async with (
                aiohttp.ClientSession() as session,
                session.get(f"http://127.0.0.1:{port}/json") as answer,
            ):
                pages = [each for each in await answer.json() if each["type"] == "page"]
                async with session.ws_connect(pages[0]["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                    tab = Tab(socket)
                    for domain in ("Page", "Runtime", "Log"):
                        await tab.tell(f"{domain}.enable")
                    yield tab
                    await tab.close()
        finally:
            process.kill()
            await process.wait()


async def _port(file: Path) -> int:
    """The port that the browser chose, which it writes into its profile."""
    for _ in range(400):
        if file.exists() and (lines := file.read_text().split()):
            return int(lines[0])
        await asyncio.sleep(0.05)
    raise PageError("Chromium did not start")
