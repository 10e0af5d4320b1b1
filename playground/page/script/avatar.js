// Small pictures: people (an initial on a colour that follows from the id) and emoji.

import { make } from "./dom.js";
import { mediaAddress, nameOf } from "./world.js";

const HUES = [8, 32, 152, 198, 262, 322, 84, 228];

/** A person's picture; the bot's is the playground's own chimney. Decoration only: the name stands beside it. */
export function avatar(user, extraClass = "") {
  const shape = { class: `avatar ${extraClass}`, "aria-hidden": "true" };
  if (user.bot) return make("span", shape, make("img", { src: "icons/chimney.svg", alt: "" }));
  const hue = HUES[Number(BigInt(user.id) % BigInt(HUES.length))];
  return make("span", { ...shape, style: { "--hue": hue } }, [...nameOf(user)][0]?.toUpperCase() ?? "?");
}

/** The small picture of a button or of an option: a character, or one of the bot's own pictures. */
export function emojiOf(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return make("span", { class: "emoji-text", "aria-hidden": "true" }, emoji.name);
  return make("img", { class: "emoji", src: mediaAddress(`https://cdn.discordapp.com/emojis/${emoji.id}.png`), alt: "" });
}
