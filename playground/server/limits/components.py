"""Discord's limits of components: buttons, menus, rows, sections, containers, galleries."""

from collections.abc import Iterator

from ..compose import children
from ..errors import Step
from ..model import Json
from ..reading import count_of
from .report import Report

Where = tuple[Step, ...]

ROW, BUTTON, STRING_SELECT, SECTION, TEXT, THUMBNAIL = 1, 2, 3, 9, 10, 11
GALLERY, FILE, SEPARATOR, CONTAINER = 12, 13, 14, 17
SELECTS = (3, 5, 6, 7, 8)
LAYOUT_TOP = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
LINK_STYLE, PREMIUM_STYLE = 5, 6
MOST_ROWS, MOST_IN_ROW, MOST_COMPONENTS, MOST_TEXT = 5, 5, 40, 4000
MOST_OPTIONS = 25


def check_components(report: Report, components: list[Json], *, layout: bool) -> None:
    """The components of one message; `layout` is whether it carries the flag of Components V2."""
    where: Where = ("components",)
    if not layout:
        report.count(where, components, MOST_ROWS)
    for number, component in enumerate(components):
        allowed = LAYOUT_TOP if layout else {ROW}
        _check(report, (*where, number), component, allowed)
    everything = list(walk(where, components))
    if len(everything) > MOST_COMPONENTS:
        report.add(where, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_COMPONENTS} or fewer in length.")
    if sum(len(each.get("content", "")) for _, each in everything if each.get("type") == TEXT) > MOST_TEXT:
        message = f"Total text length must be {MOST_TEXT} or fewer in length."
        report.add(where, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    check_unique_ids(report, where, components)


def check_unique_ids(report: Report, where: Where, components: list[Json]) -> None:
    """No custom id twice in one message or form."""
    seen: set[object] = set()
    for place, component in walk(where, components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            message = "Component custom id cannot be duplicated"
            report.add((*place, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        seen.add(custom_id)


def walk(where: Where, components: list[Json]) -> Iterator[tuple[Where, Json]]:
    """Every component with its path, nested ones included."""
    for number, component in enumerate(components):
        yield (*where, number), component
        yield from walk((*where, number, "components"), children(component))


def _check(report: Report, where: Where, component: Json, allowed: set[int]) -> None:
    kind = component.get("type")
    if kind not in allowed:
        known = ", ".join(str(each) for each in sorted(allowed))
        report.add((*where, "type"), "BASE_TYPE_CHOICES", f'Value of field "type" must be one of ({known},).')
    elif kind == ROW:
        _check_row(report, where, component)
    elif kind == SECTION:
        _check_section(report, where, component)
    elif kind == CONTAINER:
        report.count((*where, "components"), component.get("components"), MOST_COMPONENTS, 1)
        for number, child in enumerate(component.get("components") or ()):
            _check(report, (*where, "components", number), child, LAYOUT_TOP - {CONTAINER})
    elif kind == GALLERY:
        _check_gallery(report, where, component)
    else:
        check_leaf(report, where, component)


def check_leaf(report: Report, where: Where, component: Json) -> None:
    """A component without children."""
    kind = component["type"]
    if kind == BUTTON:
        _check_button(report, where, component)
    elif kind in SELECTS:
        check_select(report, where, component)
    elif kind == TEXT:
        report.text((*where, "content"), component.get("content"), MOST_TEXT, 1)
    elif kind == THUMBNAIL:
        report.text((*where, "description"), component.get("description"), 1024)


def _check_row(report: Report, where: Where, row: Json) -> None:
    inner = row.get("components") or []
    report.count((*where, "components"), inner, MOST_IN_ROW, 1)
    width = sum(1 if each.get("type") == BUTTON else MOST_IN_ROW for each in inner)
    if width > MOST_IN_ROW and len(inner) <= MOST_IN_ROW:
        message = "The specified component exceeds the maximum width"
        report.add((*where, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    for number, child in enumerate(inner):
        _check(report, (*where, "components", number), child, {BUTTON, *SELECTS})


def _check_section(report: Report, where: Where, section: Json) -> None:
    texts = section.get("components") or []
    report.count((*where, "components"), texts, 3, 1)
    for number, child in enumerate(texts):
        _check(report, (*where, "components", number), child, {TEXT})
    if not section.get("accessory"):
        report.add((*where, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _check(report, (*where, "accessory"), section["accessory"], {BUTTON, THUMBNAIL})


def _check_gallery(report: Report, where: Where, gallery: Json) -> None:
    items = gallery.get("items") or []
    report.count((*where, "items"), items, 10, 1)
    for number, item in enumerate(items):
        report.text((*where, "items", number, "description"), item.get("description"), 1024)


def _check_button(report: Report, where: Where, button: Json) -> None:
    report.text((*where, "label"), button.get("label"), 80)
    style, custom_id, url = button.get("style"), button.get("custom_id"), button.get("url")
    if custom_id is not None and url is not None:
        report.add(
            where,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )
    elif style == LINK_STYLE:
        report.text((*where, "url"), url, 512, 1)
    elif style != PREMIUM_STYLE:
        report.text((*where, "custom_id"), custom_id, 100, 1)
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        report.add(where, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")


def check_select(report: Report, where: Where, select: Json) -> None:
    """A menu of any kind, in a message or a form."""
    report.text((*where, "custom_id"), select.get("custom_id"), 100, 1)
    report.text((*where, "placeholder"), select.get("placeholder"), 150)
    least, most = count_of(select, "min_values"), count_of(select, "max_values")
    if not 0 <= least <= MOST_OPTIONS:
        report.add((*where, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if not 1 <= most <= MOST_OPTIONS or most < least:
        report.add((*where, "max_values"), "NUMBER_TYPE_MAX", "int value should be between 1 and 25.")
    if select["type"] == STRING_SELECT:
        check_options(report, where, select.get("options") or [], most)


def check_options(report: Report, where: Where, options: list[Json], max_values: int = 1) -> None:
    """The options of a string menu, radio group or checkbox group."""
    report.count((*where, "options"), options, MOST_OPTIONS, 1)
    if max_values > len(options) > 0:
        message = "Must be less than or equal to the number of options."
        report.add((*where, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message)
    for number, option in enumerate(options):
        place = (*where, "options", number)
        report.text((*place, "label"), option.get("label"), 100, 1)
        report.text((*place, "value"), option.get("value"), 100, 1)
        report.text((*place, "description"), option.get("description"), 100)
    message = "The specified option value is already used"
    values = [each.get("value") for each in options]
    report.unique((*where, "options"), values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    if sum(bool(each.get("default")) for each in options) > max_values:
        message = "The number of default options exceeds the maximum number of values"
        report.add((*where, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)
