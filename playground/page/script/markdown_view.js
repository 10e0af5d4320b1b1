// The tree that markdown.js reads, as elements.

import { icon, make } from "./dom.js";
import { plainText as plain, readMarkdown } from "./markdown.js";
import { formatTime } from "./time.js";
import { changed, nameOf, personWith, titleOf, world } from "./world.js";

/** A text of Discord's markdown as a list of nodes, ready to be appended. */
export function markdown(text, options = {}) {
  return show(readMarkdown(text ?? "", options));
}

const show = (nodes) => nodes.map((node) => VIEWS[node.kind](node));
const wrap = (tag, attributes = {}) => (node) => make(tag, attributes, show(node.children));
const mention = (content, onclick) =>
  onclick ? make("button", { type: "button", class: "mention", onclick }, content) : make("span", { class: "mention" }, content);

const VIEWS = {
  text: (node) => document.createTextNode(node.text),
  "text-block": wrap("div", { class: "text-block" }),
  quote: wrap("blockquote"),
  "heading-1": wrap("h3", { class: "heading heading-1" }),
  "heading-2": wrap("h4", { class: "heading heading-2" }),
  "heading-3": wrap("h5", { class: "heading heading-3" }),
  subtext: wrap("small", { class: "subtext" }),
  list: wrap("ul"),
  "numbered-list": (node) => make("ol", { start: node.first }, show(node.children)),
  item: wrap("li"),
  "code-block": (node) => make("pre", { tabindex: "0", "data-language": node.language }, make("code", {}, node.text)),
  code: (node) => make("code", { class: "code" }, node.text),
  strong: wrap("strong"),
  emphasis: wrap("em"),
  underline: wrap("u"),
  strike: wrap("s"),
  spoiler: showSpoiler,
  link: (node) => make("a", { href: node.address, target: "_blank", rel: "noopener noreferrer" }, show(node.children)),
  time: showTime,
  person: (node) => mention(`@${nameOf(personWith(node.text))}`),
  role: (node) => mention(`@${roleName(node.text)}`),
  everyone: (node) => mention(`@${node.text}`),
  channel: showChannel,
  command: (node) => mention(`/${node.text}`, () => changed("command-wanted", node.text)),
  emoji: (node) => make("img", { class: "emoji", src: `/media/emojis/${node.id}.png`, alt: `:${node.text}:`, title: `:${node.text}:` }),
};

function showTime(node) {
  const moment = node.seconds * 1000;
  const relative = node.style === "R" ? { "data-relative": moment } : {};
  return make("time", { class: "moment", datetime: new Date(moment).toISOString(), title: formatTime(moment, "F"), ...relative },
    formatTime(moment, node.style));
}

function showChannel(node) {
  const channel = world.channels.get(node.text);
  if (!channel) return mention("#no-access");
  return mention([icon(channel.type === 0 ? "channel" : "thread"), titleOf(channel)], () => changed("channel-wanted", channel.id));
}

function showSpoiler(node) {
  const inside = make("span", { class: "spoiler-text", "aria-hidden": "true" }, show(node.children));
  const cover = make("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler: press to read" }, inside);
  const open = () => {
    cover.classList.add("is-open");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    inside.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", open, { once: true });
  cover.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") open();
  });
  return cover;
}

const roleName = (id) => world.guild?.roles?.find((role) => role.id === id)?.name ?? "role";
const channelName = (id) => (world.channels.has(id) ? titleOf(world.channels.get(id)) : "no-access");
const NAMES = { person: (id) => `@${nameOf(personWith(id))}`, role: (id) => `@${roleName(id)}`, channel: (id) => `#${channelName(id)}` };

/** A text as one plain line, with the names of what it mentions. */
export const plainText = (text) => plain(text, (kind, id) => NAMES[kind](id));
