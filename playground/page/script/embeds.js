// Embeds: the older kind of rich message, a card with a coloured edge.

import { make } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { gallery, pictureOfMedia } from "./media.js";
import { messageTime } from "./time.js";
import { mediaAddress } from "./world.js";

/** A colour number as CSS writes it. */
export const colourOf = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** One embed of a message. */
export function embedCard(embed) {
  const card = make("article", { class: "embed" },
    make("div", { class: "embed-words" },
      embed.author ? author(embed.author) : null,
      embed.title ? title(embed) : null,
      embed.description ? make("div", { class: "markdown" }, markdown(embed.description)) : null,
      embed.fields?.length ? make("dl", { class: "embed-fields" }, embed.fields.map(field)) : null),
    embed.thumbnail ? make("div", { class: "embed-thumbnail" }, gallery([pictureOfMedia(embed.thumbnail, embed.thumbnail.description)])) : null,
    embed.image ? make("div", { class: "embed-image" }, gallery([pictureOfMedia(embed.image, embed.image.description)])) : null,
    footer(embed));
  if (embed.color) card.style.setProperty("--edge", colourOf(embed.color));
  return card;
}

const safe = (address) => (/^https?:\/\//.test(address ?? "") ? address : null);

function linked(address, content) {
  return safe(address) ? make("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}

function author(given) {
  const face = given.icon_url ? make("img", { src: mediaAddress(given.icon_url), alt: "" }) : null;
  return make("p", { class: "embed-author" }, face, linked(given.url, given.name));
}

const title = (embed) => make("h3", { class: "embed-title" }, linked(embed.url, markdown(embed.title, { blocks: false })));

function field(given) {
  return make("div", { class: given.inline ? "is-inline" : "" },
    make("dt", {}, markdown(given.name, { blocks: false })),
    make("dd", { class: "markdown" }, markdown(given.value)));
}

function footer(embed) {
  const parts = [embed.footer?.text, embed.timestamp ? messageTime(Date.parse(embed.timestamp)) : null].filter(Boolean);
  return parts.length ? make("p", { class: "embed-footer" }, parts.join(" · ")) : null;
}
