// Forms (Discord's modals): what the bot asks in a box over the page.

import { iconButton, make } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { formMenu } from "./select.js";
import { nameOf, world } from "./world.js";

let made = 0;

/** Shows a form {title, components}; `send(values)` gives a promise of whether the bot took it. */
export function openForm(form, send) {
  const fields = form.components.flatMap(fieldsOf);
  const problem = make("p", { class: "form-problem", role: "alert" });
  const dialog = make("dialog", { class: "form", "aria-labelledby": "form-title" });
  const button = make("button", { type: "submit", class: "button is-primary" }, "Submit");
  const body = make("form", { class: "form-body", novalidate: true, onsubmit: (event) => {
    event.preventDefault();
    submit({ dialog, fields, problem, button, send });
  } },
    make("header", { class: "form-head" }, make("h2", { id: "form-title" }, form.title), iconButton("close", "Close", () => dialog.close())),
    make("div", { class: "form-fields" }, fields.map((field) => field.element), problem,
      make("p", { class: "form-note" }, `Only ${nameOf(world.bot)} gets what you write here.`)),
    make("footer", { class: "form-foot" }, make("button", { type: "button", class: "button is-secondary", onclick: () => dialog.close() }, "Cancel"), button));
  dialog.append(body);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .select-trigger")?.focus();
}

async function submit({ dialog, fields, problem, button, send }) {
  const wrong = fields.map((field) => [field, field.problem?.() ?? ""]).filter(([, words]) => words);
  for (const field of fields) field.element.classList.toggle("is-wrong", wrong.some(([one]) => one === field));
  problem.textContent = wrong[0]?.[1] ?? "";
  if (wrong.length) return wrong[0][0].element.querySelector("input, textarea, button")?.focus();
  button.disabled = true;
  const taken = await send(Object.fromEntries(fields.filter((field) => field.name).map((field) => [field.name, field.value()])));
  button.disabled = false;
  if (taken) return dialog.close();
  problem.textContent = "That did not arrive. What you wrote is still here; try again.";
  return undefined;
}

/** The fields of one component of a form: {element, name, value(), problem()}; plain text has an element only. */
function fieldsOf(component) {
  if (component.type === 1) return component.components.flatMap((inner) => labelled(inner, inner.label, null));
  if (component.type === 18) return labelled(component.component, component.label, component.description);
  if (component.type === 10) return [{ element: make("div", { class: "markdown" }, markdown(component.content)) }];
  return [];
}

function labelled(component, label, description) {
  const kind = FIELDS[component.type];
  if (!kind) return [];
  made += 1;
  const id = `field-${made}`;
  const field = kind(component, { id, label, described: description ? `${id}-about` : null });
  const must = component.required !== false && component.type !== 23;
  field.element = make("div", { class: "field" },
    make("label", { class: "field-label", for: id }, label, must ? make("span", { class: "must", "aria-hidden": "true" }, " *") : null),
    description ? make("p", { class: "field-about", id: `${id}-about` }, description) : null,
    field.control);
  return [{ ...field, name: component.custom_id, problem: () => (field.isEmpty() ? (must ? `${label} is required.` : "") : field.wrong?.() ?? "") }];
}

function textField(component, { id, described }) {
  const long = component.style === 2;
  const control = make(long ? "textarea" : "input", { id, class: "field-text", "aria-describedby": described, placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000, rows: long ? "4" : null, type: long ? null : "text", "aria-required": String(component.required !== false) });
  control.value = component.value ?? "";
  const short = () => control.value.length < (component.min_length ?? 0);
  return { control, value: () => control.value, isEmpty: () => !control.value.trim(),
    wrong: () => (short() ? `At least ${component.min_length} characters, please.` : "") };
}

function menuField(component, { id, label, described }) {
  const menu = formMenu({ ...component, min_values: component.required === false ? 0 : component.min_values }, label);
  menu.trigger.id = id;
  if (described) menu.trigger.setAttribute("aria-describedby", described);
  return { control: menu.element, value: () => menu.values, isEmpty: () => !menu.values.length };
}

function choiceField(kind) {
  return (component, { id, described }) => {
    const control = make("div", { class: "choices", role: kind === "radio" ? "radiogroup" : "group", id, "aria-describedby": described },
      component.options.map((option) => make("label", { class: "choice" },
        make("input", { type: kind, name: id, value: option.value, checked: option.default }),
        make("span", {}, option.label, option.description ? make("small", {}, option.description) : null))));
    const chosen = () => [...control.querySelectorAll(":checked")].map((input) => input.value);
    return { control, value: () => (kind === "radio" ? chosen()[0] ?? null : chosen()), isEmpty: () => !chosen().length };
  };
}

function checkField(component, { id }) {
  const control = make("input", { type: "checkbox", id, class: "check", checked: component.default });
  return { control, value: () => control.checked, isEmpty: () => false };
}

const FIELDS = { 4: textField, 3: menuField, 5: menuField, 6: menuField, 7: menuField, 8: menuField,
  21: choiceField("radio"), 22: choiceField("checkbox"), 23: checkField };
