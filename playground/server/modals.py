"""Forms as Discord's own client fills them in."""

from typing import Any

from .commands import NotOffered, Resolver
from .model import Json
from .reading import count_of

ACTION_ROW, TEXT_INPUT, LABEL, FILE_UPLOAD = 1, 4, 18, 19
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23
STRING_SELECT, ENTITY_SELECTS = 3, (5, 6, 7, 8)


def filled_in(modal: Json, values: dict[str, Any], resolver: Resolver) -> list[Json]:
    """The components of the submit event. Raises NotOffered for what the client would not let go."""
    left = dict(values)
    components = [_component(each, left, resolver) for each in modal["components"]]
    if left:
        raise NotOffered(f"the form has no {', '.join(sorted(left))}")
    return components


def _component(component: Json, values: dict[str, Any], resolver: Resolver) -> Json:
    if component["type"] == LABEL:
        return {
            "type": LABEL,
            "id": component.get("id", 0),
            "component": _field(component["component"], values, resolver),
        }
    if component["type"] == ACTION_ROW:
        fields = [_field(each, values, resolver) for each in component["components"]]
        return {"type": ACTION_ROW, "id": component.get("id", 0), "components": fields}
    return {"type": component["type"], "id": component.get("id", 0)}


def _field(field: Json, values: dict[str, Any], resolver: Resolver) -> Json:
    custom_id, kind = field["custom_id"], field["type"]
    given = values.pop(custom_id, None)
    shape: Json = {"type": kind, "id": field.get("id", 0), "custom_id": custom_id}
    if kind == TEXT_INPUT:
        return shape | {"value": _text(field, given)}
    if kind == CHECKBOX:
        return shape | {"value": bool(field.get("default") if given is None else given)}
    if kind == RADIO:
        return shape | {"value": next(iter(_picked(field, [given] if given is not None else None)), None)}
    if kind in ENTITY_SELECTS:
        return shape | {"values": [resolver.any(each) for each in _count(field, list(given or []))]}
    if kind == FILE_UPLOAD:
        return shape | {"values": [resolver.file(*each) for each in _count(field, list(given or []))]}
    return shape | {"values": _count(field, _picked(field, given))}


def _text(field: Json, given: str | None) -> str:
    text = field.get("value") or "" if given is None else given
    if not text and not field.get("required", True):
        return ""
    least, most = (
        field.get("min_length") or (1 if field.get("required", True) else 0),
        field.get("max_length") or 4000,
    )
    if not least <= len(text) <= most:
        raise NotOffered(f"{field['custom_id']} wants {least} to {most} characters, not {len(text)}")
    return text


def _picked(field: Json, given: list[str] | None) -> list[str]:
    options = field.get("options") or []
    if given is None:
        given = [option["value"] for option in options if option.get("default")]
    if strange := set(given) - {option["value"] for option in options}:
        raise NotOffered(f"{field['custom_id']} does not offer {sorted(strange)}")
    if not given and field.get("required", True):
        raise NotOffered(f"{field['custom_id']} is required")
    return given


def _count(field: Json, given: list[Any]) -> list[Any]:
    if not given and not field.get("required", True):
        return given
    least, most = count_of(field, "min_values"), count_of(field, "max_values")
    if field["type"] == CHECKBOXES and field.get("max_values") is None:
        most = len(field["options"])
    if not least <= len(given) <= most:
        raise NotOffered(f"{field['custom_id']} wants {least} to {most} values")
    return given
