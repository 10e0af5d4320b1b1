// Elements are made here and nowhere else. Text always becomes a text node, so nothing that a person or the bot
// wrote can be read as HTML.

const DRAWING = "http://www.w3.org/2000/svg";

/** Makes an element: `make("p", {class: "note"}, "text", child)`. Functions under `on...` become listeners; an
 *  attribute that is null, undefined or false is left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    setAttribute(element, name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (name === "style") Object.entries(value).forEach(([key, given]) => element.style.setProperty(key, given));
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** One of the drawings in icons/sprite.svg; decoration only, so hidden from screen readers. */
export function icon(name) {
  const drawing = document.createElementNS(DRAWING, "svg");
  const use = document.createElementNS(DRAWING, "use");
  use.setAttribute("href", `icons/sprite.svg#${name}`);
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(use);
  return drawing;
}

/** A button that shows a drawing and says its name. */
export function iconButton(name, label, onclick, attributes = {}) {
  return make("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...attributes },
    icon(name));
}

export const byId = (id) => document.getElementById(id);

/** Says `text` to a screen reader without showing it. */
export function announce(text) {
  byId("announcer").textContent = text;
}

/** A number of bytes as people read it. */
export function readableSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
