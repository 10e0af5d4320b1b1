"""Components and messages as JSON, for requests without the library."""

from typing import Any

LAYOUT = 1 << 15


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | fields


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def menu(count: int = 1, **fields: Any) -> dict[str, Any]:
    options = [{"label": f"L{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | fields


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*components: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": list(components)} | fields


def embed(**fields: Any) -> dict[str, Any]:
    return {"embeds": [fields]}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": list(components)}
