// The two columns on the left: who you are, and the channels and direct messages that this person sees.

import { avatar } from "./avatar.js";
import { byId, icon, make } from "./dom.js";
import { callsFor, everyone, nameOf, signOf, titleOf, unreadIn, when, world } from "./world.js";

/** Starts both columns; `go(person, channel)` changes who you are and where. */
export function startSidebar(go) {
  const drawRail = () => byId("rail").replaceChildren(make("p", { class: "rail-title" }, "You are"), ...everyone().map((person) => railEntry(person, go)));
  const drawChannels = () => keepingFocus(byId("sidebar"), () => byId("sidebar").replaceChildren(...sections(go)));
  for (const name of ["world", "people", "unread"]) when(name, () => keepingFocus(byId("rail"), drawRail));
  for (const name of ["world", "channels", "channel", "people", "unread"]) when(name, drawChannels);
}

/** Draws something anew and puts the focus back on the entry that had it. */
function keepingFocus(holder, draw) {
  const key = holder.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  draw();
  if (key) [...holder.querySelectorAll("[data-key]")].find((element) => element.dataset.key === key)?.focus();
}

function railEntry(person, go) {
  const isMe = person.id === world.me.id;
  const plays = world.playing.includes(person.id);
  const calls = callsFor(person.id);
  const label = [nameOf(person), person.about, plays ? "plays by itself" : null, calls ? `${calls} unread` : null].filter(Boolean).join(", ");
  return make("button", { type: "button", class: `rail-entry ${isMe ? "is-me" : ""}`, "aria-current": isMe ? "true" : null, "aria-label": label,
    title: label, "data-key": person.id, onclick: () => go(person.id, null) },
    avatar(person), badge(isMe ? 0 : calls), plays ? make("span", { class: "rail-plays" }, icon("plays")) : null,
    make("span", { class: "rail-name" }, nameOf(person)));
}

const badge = (count) => (count ? make("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99" : String(count)) : null);

function sections(go) {
  const channels = [...world.channels.values()];
  const tops = channels.filter((channel) => [0, 5].includes(channel.type)).sort((one, other) => one.position - other.position);
  const direct = channels.filter((channel) => channel.type === 1);
  return [
    make("header", { class: "sidebar-head" }, make("h1", {}, world.guild?.name ?? "Playground")),
    make("div", { class: "sidebar-lists" },
      group("Channels", tops.flatMap((channel) => [entry(channel, go), ...threadsOf(channel, channels, go)])),
      group("Direct messages", direct.length ? direct.map((channel) => entry(channel, go)) : [make("li", { class: "sidebar-empty" }, "None yet. The bot writes here when it is your turn.")])),
    me(),
  ];
}

function group(title, entries) {
  return make("section", {}, make("h2", { class: "sidebar-group" }, title), make("ul", {}, entries));
}

function threadsOf(parent, channels, go) {
  const archived = (thread) => thread.thread_metadata?.archived && thread.id !== world.channel;
  return channels.filter((channel) => channel.parent_id === parent.id && [10, 11, 12].includes(channel.type) && !archived(channel))
    .map((thread) => entry(thread, go));
}

function entry(channel, go) {
  const isHere = channel.id === world.channel;
  const { count, mentions } = isHere ? { count: 0, mentions: 0 } : unreadIn(channel.id);
  const classes = ["channel", isHere ? "is-here" : "", count ? "is-unread" : "", signOf(channel) === "thread" ? "is-thread" : ""].join(" ");
  const other = channel.type === 1 ? avatar(world.bot, "is-small") : icon(signOf(channel));
  return make("li", {}, make("a", { class: classes, href: `#${world.me.id}/${channel.id}`, "aria-current": isHere ? "page" : null, "data-key": channel.id,
    onclick: (event) => {
      event.preventDefault();
      go(world.me.id, channel.id);
    } }, other, make("span", { class: "channel-name" }, titleOf(channel)),
    count ? make("span", { class: "unseen" }, `, ${count} unread`) : null, badge(mentions)));
}

function me() {
  const closed = world.people.find((person) => person.id === world.me.id)?.dms_open === false;
  return make("footer", { class: "sidebar-me" }, avatar(world.me), make("span", { class: "sidebar-me-words" },
    make("strong", {}, nameOf(world.me)), make("small", {}, closed ? "direct messages closed" : world.me.username)));
}
