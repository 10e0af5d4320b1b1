// The components of a message, old and new kind. What a press does comes in as `use` (see actions.js).

import { emojiOf } from "./avatar.js";
import { icon, make } from "./dom.js";
import { colourOf } from "./embeds.js";
import { markdown } from "./markdown_view.js";
import { covered, fileCard, gallery, pictureOfMedia } from "./media.js";
import { selectMenu } from "./select.js";

const STYLES = { 1: "is-primary", 2: "is-secondary", 3: "is-success", 4: "is-danger", 5: "is-link" };

/** A list of components; `use(component, values)` is called when one is pressed or chosen from and gives a promise. */
export function components(list, use, message) {
  return (list ?? []).map((component) => VIEWS[component.type]?.(component, use, message));
}

const VIEWS = {
  1: (row, use, message) => make("div", { class: "action-row" }, components(row.components, use, message)),
  2: button,
  3: selectMenu,
  5: selectMenu,
  6: selectMenu,
  7: selectMenu,
  8: selectMenu,
  9: section,
  10: (block) => make("div", { class: "markdown" }, markdown(block.content)),
  11: (thumbnail) => make("div", { class: "thumbnail" }, gallery([pictureOfMedia(thumbnail.media, thumbnail.description, thumbnail.spoiler)])),
  12: (block) => gallery(block.items.map((item) => pictureOfMedia(item.media, item.description, item.spoiler))),
  13: file,
  14: (line) => make("hr", { class: `separator ${line.spacing === 2 ? "is-wide" : ""} ${line.divider === false ? "is-bare" : ""}` }),
  17: container,
};

function section(block, use, message) {
  return make("div", { class: "section" },
    make("div", { class: "section-words" }, components(block.components, use, message)),
    make("div", { class: "accessory" }, components([block.accessory], use, message)));
}

function container(block, use, message) {
  const box = make("div", { class: "container" }, components(block.components, use, message));
  if (typeof block.accent_color === "number") box.style.setProperty("--edge", colourOf(block.accent_color));
  return block.spoiler ? covered(box) : box;
}

function file(block, use, message) {
  const attached = message.attachments?.find((one) => one.url.split("?")[0] === block.file.url.split("?")[0]);
  const name = block.name ?? attached?.filename ?? decodeURIComponent(block.file.url.split("?")[0].split("/").at(-1));
  const card = fileCard({ url: block.file.url, filename: name, size: block.size ?? attached?.size });
  return block.spoiler ? covered(card) : card;
}

function button(given, use) {
  const shape = { class: `button ${STYLES[given.style] ?? STYLES[2]}` };
  const content = [emojiOf(given.emoji), given.label ? make("span", {}, given.label) : null];
  const label = given.label ? null : given.emoji?.name;
  if (given.style === 5) {
    return make("a", { ...shape, href: given.url, target: "_blank", rel: "noopener noreferrer" }, content, icon("open"));
  }
  return make("button", { ...shape, type: "button", "aria-label": label, disabled: given.disabled, "data-control": given.custom_id,
    onclick: (event) => pressed(event.currentTarget, () => use(given)) }, content);
}

/** Shows three dots on a button while what it does is on its way; a second press meanwhile does nothing. */
async function pressed(element, run) {
  if (element.getAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  try {
    await run();
  } finally {
    element.removeAttribute("aria-busy");
  }
}
