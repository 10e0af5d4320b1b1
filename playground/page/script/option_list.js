// A list to choose from, as screen readers know it (listbox), with one active entry. The composer's picker and the
// select menus both use it; the focus may stay in a text box, which then names the active entry.

import { make } from "./dom.js";

let made = 0;

/** `onpick(item)` is called for an entry that is pressed or picked by key. Items: {value, label, detail, mark, face,
 *  chosen, group}. */
export class OptionList {
  constructor({ label, onpick, multiple = false, onactive = () => {} }) {
    made += 1;
    this.name = `list-${made}`;
    this.onpick = onpick;
    this.onactive = onactive;
    this.items = [];
    this.active = -1;
    this.element = make("div", { class: "option-list", role: "listbox", id: this.name, "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null });
  }

  /** Shows these items; `active` is the position of the entry that stands out, -1 for none. */
  show(items, active = 0) {
    this.items = items;
    this.element.replaceChildren(...items.flatMap((item, at) => [this.heading(at), this.entry(item, at)].filter(Boolean)));
    this.activate(Math.min(active, items.length - 1));
  }

  heading(at) {
    const group = this.items[at].group;
    if (!group || group === this.items[at - 1]?.group) return null;
    return make("div", { class: "option-group", role: "presentation" }, group);
  }

  entry(item, at) {
    const words = make("span", { class: "option-words" },
      make("span", { class: "option-label" }, item.label),
      item.detail ? make("span", { class: "option-detail" }, item.detail) : null);
    return make("div", { class: "option", role: "option", id: `${this.name}-${at}`, "aria-selected": String(Boolean(item.chosen)),
      onpointerdown: (event) => event.preventDefault(),
      onpointermove: () => this.activate(at, false),
      onclick: () => this.onpick(item),
    }, item.face ?? null, words, item.mark ?? null);
  }

  get activeItem() {
    return this.items[this.active];
  }

  /** The id of the active entry, for aria-activedescendant. */
  get activeId() {
    return this.active >= 0 ? `${this.name}-${this.active}` : null;
  }

  activate(at, scroll = true) {
    if (at === this.active && this.element.querySelector(".is-active")) return;
    this.element.querySelector(".is-active")?.classList.remove("is-active");
    this.active = at;
    const entry = this.activeId && this.element.querySelector(`#${this.activeId}`);
    entry?.classList.add("is-active");
    if (scroll) entry?.scrollIntoView({ block: "nearest" });
    this.onactive(this.activeId);
  }

  /** Moves the active entry up or down, round the ends. */
  move(by) {
    const many = this.items.length;
    if (many) this.activate((Math.max(this.active, by > 0 ? -1 : 0) + by + many) % many);
  }

  /** The first entry after the active one whose label begins with `letters` becomes active. */
  seek(letters) {
    const order = this.items.map((_, at) => (this.active + at + (letters.length > 1 ? 0 : 1)) % this.items.length);
    const found = order.find((at) => this.items[at].label.toLowerCase().startsWith(letters.toLowerCase()));
    if (found !== undefined) this.activate(found);
  }
}
