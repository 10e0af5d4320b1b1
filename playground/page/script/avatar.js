// Small pictures: people (an initial on a colour of their own) and emoji.

import { make } from "./dom.js";
import { mediaAddress, nameOf, world } from "./world.js";

const HUES = [25, 255, 150, 305, 75, 200, 345, 115];

/** A person's picture; the bot's is the playground's own chimney. Decoration only: the name stands beside it. */
export function avatar(user, extraClass = "") {
  const shape = { class: `avatar ${extraClass}`, "aria-hidden": "true" };
  if (user.bot) return make("span", shape, make("img", { src: "icons/chimney.svg", alt: "" }));
  const hue = HUES[Math.max(0, world.people.findIndex((person) => person.id === user.id)) % HUES.length];
  return make("span", { ...shape, style: { "--hue": hue } }, [...nameOf(user)][0]?.toUpperCase() ?? "?");
}

/** The small picture of a button or of an option: a character, or one of the bot's own pictures. */
export function emojiOf(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return make("span", { class: "emoji-text", "aria-hidden": "true" }, emoji.name);
  return make("img", { class: "emoji", src: mediaAddress(`https://cdn.discordapp.com/emojis/${emoji.id}.png`), alt: "" });
}
