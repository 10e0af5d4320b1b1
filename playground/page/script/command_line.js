// The composer while a command is filled in: its name and one pill for each option.

import { suggestions } from "./actions.js";
import { fixedChoices, readValue } from "./commands.js";
import { announce, iconButton, make } from "./dom.js";

const PAUSE = 120;

export class CommandLine {
  /** `command` as in commands.js; `given` the options that are filled in from the start (typed text by name).
   *  `onsend(name, options)` runs it, `onleave(text)` goes back to plain text. */
  constructor(command, given, { picker, onsend, onleave }) {
    Object.assign(this, { command, picker, onsend, onleave, fields: [], asked: 0 });
    this.more = make("input", { class: "more", type: "text", role: "combobox", "aria-expanded": "false", "aria-label": "Add an option",
      enterkeyhint: "send", onfocus: () => this.showMore(), oninput: () => this.showMore(), onkeydown: (event) => this.pressedMore(event) });
    this.pills = make("span", { class: "pills" });
    this.element = make("div", { class: "command-line", onfocusout: (event) => this.left(event) },
      make("span", { class: "command-name" }, `/${command.shown}`), this.pills, this.more,
      iconButton("close", "Leave this command", () => this.onleave("")));
    for (const option of command.options) if (option.required || given[option.name]) this.addField(option, given[option.name]);
    this.writeMore();
  }

  /** Puts the focus where the next thing is to be typed. */
  begin() {
    const open = this.fields.find((field) => field.option.required && !field.input.value);
    (open?.input ?? this.more).focus();
  }

  addField(option, typed = "") {
    const field = { option, picked: null };
    field.input = make("input", { type: "text", class: "pill-input", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-label": `${option.shown}${option.required ? ", required" : ""}: ${option.description}`, enterkeyhint: "next", spellcheck: "false",
      onfocus: () => this.suggest(field), oninput: () => this.typed(field), onkeydown: (event) => this.pressed(event, field),
      onblur: () => this.settle(field) });
    field.element = make("span", { class: "pill", onclick: () => field.input.focus() }, make("span", { class: "pill-name" }, option.shown), field.input);
    this.fields.push(field);
    this.pills.append(field.element);
    field.input.value = typed;
    return field;
  }

  typed(field) {
    field.picked = null;
    field.element.classList.remove("is-wrong");
    this.suggest(field);
  }

  get spare() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  writeMore() {
    const many = this.spare.length;
    this.more.placeholder = many ? `+${many} optional` : "";
    this.more.classList.toggle("is-bare", !many);
  }

  showMore() {
    const typed = this.more.value.trim().toLowerCase();
    if (this.more.value.endsWith(":") || (typed && this.more.value.endsWith(" "))) {
      const exact = this.spare.find((option) => [option.shown, option.name].includes(typed.replace(/:$/, "")));
      if (exact) return this.take({ option: exact });
    }
    const items = this.spare.filter((option) => `${option.shown} ${option.name}`.includes(typed))
      .map((option) => ({ option, label: option.shown, detail: option.description, group: "Optional" }));
    this.picker.show(this.more, { title: { label: `/${this.command.shown}`, detail: this.command.description }, items, active: typed ? 0 : -1 });
    return undefined;
  }

  /** Shows what can be chosen for a field; the bot is asked when it completes this option itself. */
  suggest(field) {
    const { option, input } = field;
    const title = { label: option.shown, detail: option.description };
    const fixed = fixedChoices(option);
    if (!fixed && !option.autocomplete) return this.picker.show(input, { title });
    if (!fixed) return this.askBot(field, title);
    const typed = field.picked ? "" : input.value.toLowerCase();
    const items = fixed.filter((item) => `${item.label} ${item.detail ?? ""}`.toLowerCase().includes(typed));
    return this.picker.show(input, { title, items, note: "Nothing fits.", active: this.startFor(field, items) });
  }

  startFor(field, items) {
    return Math.max(0, items.findIndex((item) => field.picked && item.value === field.picked.value));
  }

  async askBot(field, title) {
    this.asked += 1;
    const asked = this.asked;
    if (this.picker.holder !== field.input) this.picker.show(field.input, { title, note: "Loading options…" });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (asked !== this.asked || document.activeElement !== field.input) return;
    const choices = await suggestions(this.command.name, this.options({ [field.option.name]: field.input.value }), field.option.name).catch(() => null);
    if (asked !== this.asked || document.activeElement !== field.input) return;
    const items = (choices ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
    this.picker.show(field.input, { title, items, note: choices ? "No options match." : "Loading options failed.", active: this.startFor(field, items) });
  }

  /** Takes an entry of the picker for the field, or the option, that it was shown for. */
  take(item) {
    if (item.option) {
      this.more.value = "";
      const field = this.addField(item.option);
      this.writeMore();
      return field.input.focus();
    }
    const field = this.fields.find((one) => one.input === this.picker.holder);
    field.picked = item;
    field.input.value = item.label;
    field.element.classList.remove("is-wrong");
    return this.next(field);
  }

  next(field) {
    const later = this.fields.slice(this.fields.indexOf(field) + 1);
    const open = later.find((one) => !one.input.value) ?? this.fields.find((one) => one.option.required && !one.input.value);
    this.picker.close();
    (open?.input ?? this.more).focus();
  }

  pressed(event, field) {
    if (this.picker.takesKey(event)) return;
    const item = this.picker.holder === field.input ? this.picker.activeItem : undefined;
    const wanted = item && !field.picked && (field.input.value || this.picker.touched || field.option.required);
    if ((event.key === "Enter" || event.key === "Tab") && wanted && !event.shiftKey) this.take(item);
    else if (event.key === "Enter") this.send();
    else if (event.key === "Escape") this.escape();
    else if (event.key === "Backspace" && !field.input.value) this.removeField(field);
    else if (event.key === "ArrowLeft" && atStart(field.input)) this.neighbour(field, -1);
    else if (event.key === "ArrowRight" && atEnd(field.input)) this.neighbour(field, 1);
    else return;
    event.preventDefault();
  }

  pressedMore(event) {
    if (this.picker.takesKey(event)) return;
    const item = this.picker.activeItem;
    if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && item) this.take(item);
    else if (event.key === "Enter") this.send();
    else if (event.key === "Escape") this.escape();
    else if (event.key === "Backspace" && !this.more.value) this.back();
    else if (event.key === "ArrowLeft" && atStart(this.more) && this.fields.length) this.fields.at(-1).input.focus();
    else return;
    event.preventDefault();
  }

  neighbour(field, by) {
    const at = this.fields.indexOf(field) + by;
    if (at >= 0) (this.fields[at]?.input ?? this.more).focus();
  }

  back() {
    if (this.fields.length) this.fields.at(-1).input.focus();
    else this.onleave(`/${this.command.shown}`);
  }

  removeField(field) {
    if (field.option.required) {
      if (field === this.fields[0]) this.onleave(`/${this.command.shown}`);
      else this.neighbour(field, -1);
      return;
    }
    this.neighbour(field, this.fields[0] === field ? 1 : -1);
    this.fields.splice(this.fields.indexOf(field), 1);
    field.element.remove();
    this.writeMore();
  }

  escape() {
    if (this.picker.isOpen && this.picker.list.items.length) this.picker.close();
    else this.onleave("");
  }

  left(event) {
    if (event.relatedTarget && !this.element.contains(event.relatedTarget)) this.picker.close();
  }

  /** When a field is left: a fixed choice that was typed out counts as chosen; an empty one is no longer wrong. */
  settle(field) {
    const exact = !field.picked && (fixedChoices(field.option) ?? []).find((item) => item.label.toLowerCase() === field.input.value.toLowerCase());
    if (exact) field.picked = exact;
  }

  /** The options as they stand, by name; `typed` overrides some with raw text. */
  options(typed = {}) {
    const filled = this.fields.filter((field) => field.input.value)
      .map((field) => [field.option.name, field.picked ? field.picked.value : readValue(field.option, field.input.value).value])
      .filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(filled), ...typed };
  }

  problemOf(field) {
    if (!field.input.value) return field.option.required ? `${field.option.shown} is required.` : null;
    return field.picked ? null : readValue(field.option, field.input.value).problem ?? null;
  }

  /** Runs the command, or says what is still missing. */
  send() {
    const wrong = this.fields.map((field) => [field, this.problemOf(field)]).filter(([, problem]) => problem);
    for (const [field] of wrong) field.element.classList.add("is-wrong");
    if (!wrong.length) return this.onsend(this.command.name, this.options());
    const [[field, problem]] = wrong;
    field.input.focus();
    this.picker.note.textContent = problem;
    this.picker.note.hidden = false;
    return announce(problem);
  }
}

const atStart = (input) => input.selectionStart === 0 && input.selectionEnd === 0;
const atEnd = (input) => input.selectionStart === input.value.length;
