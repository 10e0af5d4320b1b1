"""Discord's limits of forms."""

from ..errors import Step
from ..model import Json
from .components import SELECTS, TEXT, check_options, check_select, check_unique_ids
from .report import Report

ROW, TEXT_INPUT, LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 1, 4, 18, 19, 21, 22, 23
IN_LABEL = {TEXT_INPUT, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX, *SELECTS}
MOST_CHILDREN = 5


def check_modal(report: Report, modal: Json) -> None:
    """A form that a bot wants to open."""
    report.text(("title",), modal.get("title"), 45, 1)
    report.text(("custom_id",), modal.get("custom_id"), 100, 1)
    components = modal.get("components") or []
    report.count(("components",), components, MOST_CHILDREN, 1)
    for number, component in enumerate(components):
        _check_child(report, ("components", number), component)
    check_unique_ids(report, ("components",), components)


def _check_child(report: Report, where: tuple[Step, ...], component: Json) -> None:
    kind = component.get("type")
    if kind == LABEL:
        report.text((*where, "label"), component.get("label"), 45, 1)
        report.text((*where, "description"), component.get("description"), 100)
        _check_field(report, (*where, "component"), component.get("component") or {}, IN_LABEL)
    elif kind == ROW:
        inner = component.get("components") or []
        report.count((*where, "components"), inner, 1, 1)
        for number, field in enumerate(inner):
            report.text((*where, "components", number, "label"), field.get("label"), 45, 1)
            _check_field(report, (*where, "components", number), field, {TEXT_INPUT})
    elif kind == TEXT:
        report.text((*where, "content"), component.get("content"), 4000, 1)
    else:
        message = 'Value of field "type" must be one of (1, 10, 18).'
        report.add((*where, "type"), "BASE_TYPE_CHOICES", message)


def _check_field(report: Report, where: tuple[Step, ...], field: Json, allowed: set[int]) -> None:
    kind = field.get("type")
    if kind not in allowed:
        known = ", ".join(str(each) for each in sorted(allowed))
        report.add((*where, "type"), "BASE_TYPE_CHOICES", f'Value of field "type" must be one of ({known}).')
        return
    if kind in SELECTS:
        check_select(report, where, field)
        return
    report.text((*where, "custom_id"), field.get("custom_id"), 100, 1)
    if kind == TEXT_INPUT:
        report.text((*where, "placeholder"), field.get("placeholder"), 100)
        report.text((*where, "value"), field.get("value"), 4000)
    elif kind in (RADIO, CHECKBOXES):
        check_options(report, where, field.get("options") or [], field.get("max_values") or 1)
