// Select menus of every kind: string, user, role, mentionable, channel. In a message the choice is sent at once; in a
// form it is kept until the form is.

import { avatar, emojiOf } from "./avatar.js";
import { icon, make } from "./dom.js";
import { OptionList } from "./option_list.js";
import { everyone, nameOf, signOf, titleOf, world } from "./world.js";

let openMenu = null;

/** The menu of a message: `use(component, values)` runs when a choice was made. */
export function selectMenu(component, use) {
  const menu = new Menu(component, async (values) => {
    menu.trigger.setAttribute("aria-busy", "true");
    try {
      await use(component, values);
    } finally {
      menu.trigger.removeAttribute("aria-busy");
    }
  });
  return menu.element;
}

/** The menu of a form; read `.values` when the form is sent. */
export const formMenu = (component, label) => new Menu(component, () => {}, label);

const people = () => [...everyone(), world.bot].map((user) => ({ value: user.id, label: nameOf(user), detail: user.username, face: avatar(user, "is-small") }));
const roles = () => (world.guild?.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
const channels = (component) => [...world.channels.values()]
  .filter((channel) => ![1, 4].includes(channel.type) && (!component.channel_types?.length || component.channel_types.includes(channel.type)))
  .map((channel) => ({ value: channel.id, label: titleOf(channel), face: icon(signOf(channel)) }));

const strings = (component) => component.options.map((option) => ({
  value: option.value, label: option.label, detail: option.description, face: emojiOf(option.emoji),
}));

const ITEMS = { 3: strings, 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels };

const givenValues = (component) => component.type === 3
  ? component.options.filter((option) => option.default).map((option) => option.value)
  : (component.default_values ?? []).map((one) => one.id);

class Menu {
  constructor(component, onchosen, label) {
    Object.assign(this, { component, onchosen, values: givenValues(component), letters: "" });
    this.most = component.max_values ?? 1;
    this.least = component.min_values ?? 1;
    this.list = new OptionList({ label: label ?? component.placeholder ?? "Choices", multiple: this.most > 1,
      onpick: (item) => this.pick(item), onactive: (id) => this.nameActive(id) });
    this.trigger = make("button", { type: "button", class: "select-trigger", "aria-haspopup": "listbox", "aria-expanded": "false",
      disabled: component.disabled, "data-control": component.custom_id, onclick: () => this.open(), onkeydown: (event) => this.openByKey(event) });
    this.element = make("div", { class: "select" }, this.trigger);
    if (label) this.trigger.setAttribute("aria-label", label);
    this.writeTrigger();
  }

  items() {
    return ITEMS[this.component.type](this.component).map((item) => ({ ...item, chosen: this.values.includes(item.value),
      mark: this.most > 1 || this.values.includes(item.value) ? make("span", { class: "option-mark" }, icon("check")) : null }));
  }

  writeTrigger() {
    const chosen = this.items().filter((item) => item.chosen).map((item) => item.label);
    const words = chosen.length ? make("span", { class: "select-chosen" }, chosen.join(", "))
      : make("span", { class: "select-placeholder" }, this.component.placeholder ?? "Make a choice");
    this.trigger.replaceChildren(words, icon("down"));
  }

  openByKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.open();
  }

  open() {
    if (this.sheet) return this.close(false);
    openMenu = this;
    const items = this.items();
    this.before = this.values.join();
    this.search = items.length > 12 || this.component.type !== 3 ? this.searchBox() : null;
    this.list.element.tabIndex = this.search ? -1 : 0;
    this.sheet = make("div", { class: "select-sheet", popover: "manual", onkeydown: (event) => this.pressed(event),
      onfocusout: (event) => this.left(event) }, this.search, this.list.element, this.most > 1 ? this.doneBar() : null);
    this.element.append(this.sheet);
    this.sheet.showPopover();
    place(this.sheet, this.trigger);
    this.trigger.setAttribute("aria-expanded", "true");
    this.list.show(items, Math.max(0, items.findIndex((item) => item.chosen)));
    (this.search ?? this.list.element).focus();
    return undefined;
  }

  searchBox() {
    return make("input", { class: "select-search", type: "search", placeholder: "Search", "aria-label": "Search", role: "combobox",
      "aria-expanded": "true", "aria-controls": this.list.name, oninput: () => this.filter() });
  }

  doneBar() {
    return make("div", { class: "select-done" }, make("small", {}, this.range()),
      make("button", { type: "button", class: "button is-primary", onclick: () => this.close(true) }, "Done"));
  }

  range() {
    return this.least === this.most ? `Choose ${this.most}` : `Choose ${this.least} to ${this.most}`;
  }

  filter() {
    const words = this.search.value.toLowerCase();
    this.list.show(this.items().filter((item) => `${item.label} ${item.detail ?? ""}`.toLowerCase().includes(words)));
  }

  nameActive(id) {
    const holder = this.search ?? this.list.element;
    if (id) holder.setAttribute("aria-activedescendant", id);
    else holder.removeAttribute("aria-activedescendant");
  }

  pressed(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    if (moves[event.key]) this.list.move(moves[event.key]);
    else if (event.key === "Enter" && event.target.tagName !== "BUTTON") this.list.activeItem && this.pick(this.list.activeItem);
    else if (event.key === " " && !this.search && event.target.tagName !== "BUTTON") this.list.activeItem && this.pick(this.list.activeItem);
    else if (event.key === "Escape") this.close(true);
    else if (event.key.length === 1 && !this.search) return this.seek(event.key);
    else return undefined;
    event.stopPropagation();
    return event.preventDefault();
  }

  seek(letter) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => { this.letters = ""; }, 800);
    this.letters += letter;
    this.list.seek(this.letters);
  }

  pick(item) {
    const chosen = this.values.includes(item.value);
    if (this.most === 1) this.values = chosen && this.least === 0 ? [] : [item.value];
    else if (chosen) this.values = this.values.filter((value) => value !== item.value);
    else if (this.values.length < this.most) this.values = [...this.values, item.value];
    if (this.most === 1) return this.close(true, true);
    const at = this.list.active;
    this.filterOrShow(at);
    return undefined;
  }

  filterOrShow(at) {
    if (this.search?.value) this.filter();
    else this.list.show(this.items(), at);
  }

  left(event) {
    if (event.relatedTarget && !this.element.contains(event.relatedTarget)) this.close(false);
  }

  /** Closes the sheet; what was changed is sent, if there are enough choices. A single choice counts even unchanged. */
  close(backToTrigger, always = false) {
    if (!this.sheet) return;
    const { sheet } = this;
    this.sheet = null;
    openMenu = null;
    sheet.remove();
    this.trigger.setAttribute("aria-expanded", "false");
    if (backToTrigger) this.trigger.focus();
    const enough = this.values.length >= this.least;
    if (!enough) this.values = this.before ? this.before.split(",") : [];
    this.writeTrigger();
    if (enough && (always || this.values.join() !== this.before)) this.onchosen(this.values);
  }
}

/** Puts a sheet under its trigger, or above it where there is more room; on a narrow page the style makes it a sheet
 *  along the lower edge. */
function place(sheet, trigger) {
  const bounds = trigger.getBoundingClientRect();
  const below = window.innerHeight - bounds.bottom - 12;
  const above = bounds.top - 12;
  const up = below < 260 && above > below;
  sheet.style.setProperty("--left", `${bounds.left}px`);
  sheet.style.setProperty("--width", `${bounds.width}px`);
  sheet.style.setProperty("--room", `${Math.min(420, up ? above : below)}px`);
  sheet.style.setProperty("--top", up ? "auto" : `${bounds.bottom + 4}px`);
  sheet.style.setProperty("--bottom", up ? `${window.innerHeight - bounds.top + 4}px` : "auto");
}

document.addEventListener("pointerdown", (event) => {
  if (openMenu && !openMenu.element.contains(event.target)) openMenu.close(false);
});
