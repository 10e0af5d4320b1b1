"""Discord's own specification as a check of every request, when DISCORD_OPENAPI names its file.

jsonschema-rs belongs to the `test` extra; without the variable nothing of it is needed.
"""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from .errors import Problem
from .model import Json

VARIABLE = "DISCORD_OPENAPI"
MOST_MESSAGE = 300
UNDOCUMENTED = ("nsfw", "tts")  # the library sends them with commands and edits; Discord takes them
REPEATED_WHOLE = ("MessageAttachmentRequest",)  # to keep an attachment, the library repeats all of it
REFERENCE = "#/components/schemas/"


class Validator(Protocol):
    """What is used of a jsonschema-rs validator."""

    def iter_errors(self, instance: Any) -> Any: ...


class Specification:
    """Validates bodies of requests and answers. Schemas are compiled when they are first needed."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text("utf-8"))
        self._paths: Json = document["paths"]
        self._schemas: Json = document["components"]["schemas"]
        _sharpen(self._schemas)
        self._validators: dict[tuple[str, str, str], Validator | None] = {}

    def problems_of(self, method: str, template: str, body: Any) -> list[Problem]:
        """What is wrong with a request's JSON; a path that the specification does not know is wrong, too."""
        if self._operation(method, template) is None:
            return [Problem((), "UNKNOWN_PATH", f"{method} {template} is not in the specification")]
        return _problems(self._validator(method, template, "request"), {} if body is None else body)

    def answer_problems(self, method: str, template: str, status: int, body: Any) -> list[Problem]:
        """What is wrong with the JSON that this server answers."""
        return _problems(self._validator(method, template, str(status)), body)

    def _operation(self, method: str, template: str) -> Json | None:
        operation: Json | None = self._paths.get(template, {}).get(method.lower())
        return operation

    def _validator(self, method: str, template: str, which: str) -> Validator | None:
        key = (method, template, which)
        if key not in self._validators:
            schema = self._schema(method, template, which)
            self._validators[key] = None if schema is None else self._compile(schema)
        return self._validators[key]

    def _schema(self, method: str, template: str, which: str) -> Json | None:
        operation = self._operation(method, template) or {}
        holder = (
            operation.get("requestBody") if which == "request" else operation.get("responses", {}).get(which)
        )
        schema = (holder or {}).get("content", {}).get("application/json", {}).get("schema")
        return None if schema is None else _sharpened(schema, self._schemas)

    def _compile(self, schema: Json) -> Validator:
        import jsonschema_rs

        whole = {"allOf": [schema], "components": {"schemas": self._schemas}}
        validator: Validator = jsonschema_rs.Draft202012Validator(whole)
        return validator


def from_environment() -> Specification | None:
    """The specification that DISCORD_OPENAPI names, or None. Raises OSError when the file cannot be read."""
    path = os.environ.get(VARIABLE)
    return _load(path) if path else None


@cache
def _load(path: str) -> Specification:
    return Specification(Path(path))


def _problems(validator: Validator | None, body: Any) -> list[Problem]:
    if validator is None:
        return []
    return [
        Problem(tuple(error.instance_path), "SPECIFICATION", error.message[-MOST_MESSAGE:])
        for error in validator.iter_errors(body)
    ]


# Sharpening: unions that can be told apart by their `type` say which member is wrong and why, instead of
# "not valid under any of the schemas"; snowflakes may be numbers, as Discord accepts them; and what a request
# carries beyond the known fields is wrong (Discord would ignore it, which hides the slip).


def _sharpen(schemas: Json) -> None:
    schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
    for name in schemas:
        schemas[name] = _sharpened(schemas[name], schemas)
        if "Request" in name and "properties" in schemas[name] and name not in REPEATED_WHOLE:
            schemas[name].setdefault("additionalProperties", False)
            schemas[name]["properties"].update({field: {} for field in UNDOCUMENTED})


def _sharpened(schema: Any, schemas: Json) -> Any:
    if isinstance(schema, list):
        return [_sharpened(each, schemas) for each in schema]
    if not isinstance(schema, dict):
        return schema
    shape = {key: _sharpened(value, schemas) for key, value in schema.items()}
    for union in ("oneOf", "anyOf"):
        if union in shape and (choice := _choice(shape[union], schemas)) is not None:
            del shape[union]
            shape.setdefault("allOf", [])
            shape["allOf"] = [*shape["allOf"], choice]
    return shape


def _choice(members: list[Json], schemas: Json) -> Json | None:
    """The union as a chain of conditions, if its members can be told apart; None otherwise."""
    nullable = {"type": "null"} in members
    real = [each for each in members if each != {"type": "null"}]
    if len(real) == 1:
        decided: Json = real[0]
    else:
        kinds = [_kinds(each, schemas) for each in real]
        known = [kind for each in kinds for kind in each]
        if not all(kinds) or len(set(known)) < len(known):
            return None
        decided = {
            "type": "object",
            "required": ["type"],
            "properties": {"type": {"enum": known}},
            "allOf": [
                {"if": {"properties": {"type": {"enum": each}}, "required": ["type"]}, "then": member}
                for each, member in zip(kinds, real, strict=True)
            ],
        }
    return {"if": {"type": "null"}, "then": True, "else": decided} if nullable else decided


def _kinds(member: Json, schemas: Json) -> list[Any]:
    target = schemas.get(member.get("$ref", "").removeprefix(REFERENCE), {})
    kinds: list[Any] = target.get("properties", {}).get("type", {}).get("enum") or []
    return kinds
