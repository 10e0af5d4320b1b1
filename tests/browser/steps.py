"""What people do on the page, as steps of tests."""

from .chromium import PATIENCE, Tab

LAST = "[...document.querySelectorAll('.message')].at(-1)"


async def be(tab: Tab, name: str, channel: str = "brass") -> None:
    """Becomes somebody, as one does: by pressing their picture."""
    await tab.click(".rail-entry", name)
    await tab.until(f"document.querySelector('.sidebar-me strong').textContent === '{name}'")
    await tab.click(".channel", channel)
    await tab.until(f"document.querySelector('.room-title').textContent === '{channel}'")


async def send(tab: Tab, text: str) -> None:
    """Types a command that needs nothing more, and sends it."""
    await tab.click("#say")
    await tab.type(f"{text} ")
    await tab.until("document.activeElement.classList.contains('more')")
    await tab.press("Enter")


async def last(tab: Tab, text: str, patience: float = PATIENCE) -> None:
    """Waits until the newest message holds a text."""
    await tab.until(f"{LAST}?.innerText.includes({text!r})", patience)
