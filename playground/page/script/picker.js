// The sheet above the composer: commands while "/" is typed, then the choices of the option that is being filled in.

import { make } from "./dom.js";
import { OptionList } from "./option_list.js";

export class Picker {
  /** `onpick(item)` when an entry is taken. `element` belongs into the composer. */
  constructor(onpick) {
    this.holder = null;
    this.touched = false;
    this.list = new OptionList({ label: "Suggestions", onpick, onactive: (id) => this.nameActive(id) });
    this.title = make("div", { class: "picker-title" });
    this.note = make("p", { class: "picker-note", role: "status" });
    this.element = make("div", { class: "picker", hidden: true }, this.title, this.list.element, this.note);
  }

  /** Shows entries for the text box `holder`, under a title {label, detail}; `note` stands where there are none. */
  show(holder, { title, items = [], note = "", active = 0 }) {
    this.release();
    this.holder = holder;
    this.touched = false;
    this.title.replaceChildren(...(title ? [make("strong", {}, title.label), title.detail ? make("span", {}, title.detail) : ""] : []));
    this.title.hidden = !title;
    this.list.show(items, items.length ? active : -1);
    this.list.element.hidden = !items.length;
    this.note.textContent = items.length ? "" : note;
    this.note.hidden = !this.note.textContent;
    this.element.hidden = !items.length && !note && !title;
    holder.setAttribute("aria-expanded", String(items.length > 0));
    holder.setAttribute("aria-controls", this.list.name);
    this.nameActive(this.list.activeId);
  }

  close() {
    this.release();
    this.element.hidden = true;
    this.list.show([], -1);
  }

  release() {
    this.holder?.setAttribute("aria-expanded", "false");
    this.holder?.removeAttribute("aria-activedescendant");
    this.holder = null;
  }

  nameActive(id) {
    if (id) this.holder?.setAttribute("aria-activedescendant", id);
    else this.holder?.removeAttribute("aria-activedescendant");
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get activeItem() {
    return this.isOpen ? this.list.activeItem : undefined;
  }

  /** Takes the arrow keys; true when the key was one of them. */
  takesKey(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (!this.isOpen || !this.list.items.length || !moves[event.key]) return false;
    event.preventDefault();
    this.touched = true;
    this.list.move(moves[event.key]);
    return true;
  }
}
