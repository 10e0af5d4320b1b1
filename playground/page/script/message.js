// One message as an entry of the list.

import { avatar } from "./avatar.js";
import { call } from "./api.js";
import { useOf } from "./actions.js";
import { components } from "./components.js";
import { byId, icon, make } from "./dom.js";
import { embedCard } from "./embeds.js";
import { markdown, plainText } from "./markdown_view.js";
import { attachments } from "./media.js";
import { formatTime, messageTime } from "./time.js";
import { orToast } from "./toast.js";
import { nameOf, personWith, world } from "./world.js";

const PRIVATE = 64;
const LOADING = 128;
const NEW_COMPONENTS = 1 << 15;
const has = (message, flag) => (message.flags & flag) !== 0;

export const isPrivate = (message) => has(message, PRIVATE);
export const isThinking = (message) => has(message, LOADING);

/** The name of the command whose answer this message is, or null. */
export const commandOf = (message) => message.interaction?.name ?? message.interaction_metadata?.name ?? null;

/** Whether there is a line above the message that says what it answers. */
export const hasReason = (message) => Boolean(commandOf(message) || message.referenced_message);

/** A message; `grouped` leaves the name and picture out because the message above is the same person's. */
export function messageEntry(message, grouped) {
  const entry = make("li", { class: classesOf(message, grouped), id: `message-${message.id}`, tabindex: "-1", "data-message": message.id },
    make("article", { "aria-label": labelOf(message) }, reasonLine(message), face(message, grouped),
      make("div", { class: "message-body" }, grouped ? null : heading(message), content(message), isPrivate(message) ? privateLine(message) : null)));
  return entry;
}

function classesOf(message, grouped) {
  const classes = ["message"];
  if (grouped) classes.push("is-grouped");
  if (isPrivate(message)) classes.push("is-private");
  if (mentionsMe(message)) classes.push("is-calling");
  return classes.join(" ");
}

export const mentionsMe = (message) =>
  message.mention_everyone || (message.mentions ?? []).some((user) => user.id === world.me.id);

const sent = (message) => Date.parse(message.timestamp);
const authorOf = (message) => ({ ...message.author, ...known(message.author) });
const known = (author) => ({ nick: personWith(author.id).nick });
const labelOf = (message) => `${nameOf(authorOf(message))}, ${messageTime(sent(message))}`;

function face(message, grouped) {
  if (!grouped) return avatar(authorOf(message));
  return make("time", { class: "message-clock", datetime: message.timestamp, "aria-hidden": "true" }, formatTime(sent(message), "t"));
}

function heading(message) {
  return make("header", { class: "message-head" },
    make("span", { class: "author" }, nameOf(authorOf(message))),
    message.author.bot ? make("span", { class: "tag" }, "App") : null,
    make("time", { class: "message-time", datetime: message.timestamp, title: formatTime(sent(message), "F") }, messageTime(sent(message))));
}

function reasonLine(message) {
  const command = commandOf(message);
  if (command) {
    const user = message.interaction_metadata?.user ?? message.interaction?.user;
    return make("p", { class: "reason" }, avatar(user, "is-tiny"), make("span", { class: "reason-name" }, nameOf(user)), " used ",
      make("span", { class: "reason-command" }, `/${command}`));
  }
  const answered = message.referenced_message;
  if (!answered) return null;
  return make("p", { class: "reason" }, avatar(answered.author, "is-tiny"), make("span", { class: "reason-name" }, nameOf(answered.author)),
    make("button", { type: "button", class: "reason-quote", onclick: () => goTo(answered.id) }, summary(answered)));
}

/** A message in one short plain line. */
export function summary(message) {
  const words = plainText(message.content) || firstWords(message.components) || message.embeds?.map((embed) => embed.title ?? embed.description).find(Boolean);
  return (words ? plainText(words) : "Go to the message").slice(0, 120);
}

function firstWords(list) {
  for (const component of list ?? []) {
    const words = component.content ?? firstWords(component.components);
    if (words) return words;
  }
  return "";
}

/** Scrolls to a message and makes it stand out for a moment. */
function goTo(messageId) {
  const entry = byId(`message-${messageId}`);
  if (!entry) return;
  entry.scrollIntoView({ block: "center" });
  entry.focus();
  entry.classList.add("is-found");
  setTimeout(() => entry.classList.remove("is-found"), 1500);
}

function content(message) {
  if (isThinking(message)) return thinking(message);
  if (message.type === 18) return make("p", { class: "system" }, `started a thread: ${message.content}`);
  return [
    message.content ? make("div", { class: "markdown" }, markdown(message.content), edited(message)) : null,
    has(message, NEW_COMPONENTS) ? null : attachments(message.attachments ?? []),
    (message.embeds ?? []).map(embedCard),
    make("div", { class: "components" }, components(message.components, useOf(message), message)),
    message.content ? null : edited(message),
    message.thread ? threadLink(message.thread) : null,
  ].flat();
}

function thinking(message) {
  return make("p", { class: "thinking" }, make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")),
    `${nameOf(authorOf(message))} is thinking…`);
}

function edited(message) {
  if (!message.edited_timestamp) return null;
  return make("small", { class: "edited", title: formatTime(Date.parse(message.edited_timestamp), "F") }, "(edited)");
}

function threadLink(thread) {
  return make("a", { class: "thread-link", href: `#${world.me.id}/${thread.id}` }, icon("thread"), thread.name);
}

function privateLine(message) {
  const dismiss = () => orToast(() => call("dismiss", { person: world.me.id, message: message.id }));
  return make("p", { class: "private-line" }, icon("eye"), "Only you can see this · ",
    make("button", { type: "button", class: "text-button", onclick: dismiss }, "Dismiss message"));
}
