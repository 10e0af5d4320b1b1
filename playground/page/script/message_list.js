// The messages of the chosen channel: only what changed is made anew, the focus and the place in the list are kept.

import { call } from "./api.js";
import { announce, byId, icon, make } from "./dom.js";
import { hasReason, isPrivate, isThinking, messageEntry, summary } from "./message.js";
import { refreshRelativeTimes, formatTime, sameDay } from "./time.js";
import { nameOf, signOf, titleOf, unreadIn, when, world } from "./world.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR_END = 120;

const entries = new Map();
let firstUnread = null;
let missed = 0;
let stuck = true; // whether the list stays at its end when something is added
let lastTop = 0;

/** Starts the list; it follows the world from then on. */
export function startMessageList() {
  const scroller = byId("scroller");
  when("world", openChannel);
  when("channel", openChannel);
  when("messages", followMessages);
  when("clock", refreshRelativeTimes);
  byId("jump").addEventListener("click", toEnd);
  scroller.addEventListener("scroll", scrolled, { passive: true });
  const grown = new ResizeObserver(() => stuck && toEnd());
  grown.observe(byId("messages"));
  grown.observe(scroller);
}

/** Only somebody who goes up leaves the end: what is told of a step down may come when the list has grown again. */
function scrolled() {
  const top = byId("scroller").scrollTop;
  stuck = atEnd() || (stuck && top >= lastTop);
  lastTop = top;
  if (stuck) forgetMissed();
}

const atEnd = () => {
  const scroller = byId("scroller");
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END;
};

function toEnd() {
  const scroller = byId("scroller");
  scroller.scrollTop = scroller.scrollHeight;
  stuck = true;
  forgetMissed();
}

function forgetMissed() {
  missed = 0;
  byId("jump").hidden = true;
  markRead();
}

const present = () => world.messages.get(world.channel) ?? [];

function openChannel() {
  const list = present();
  const { count } = unreadIn(world.channel);
  firstUnread = count > 0 && count < list.length ? list[list.length - count].id : null;
  entries.clear();
  announce("");
  byId("messages").replaceChildren();
  draw();
  toEnd();
}

function followMessages({ channel, message, isNew }) {
  if (channel !== world.channel) return;
  const wasAtEnd = stuck;
  draw();
  if (isNew && !isThinking(message)) announce(`${nameOf(message.author)}: ${summary(message)}`);
  if (wasAtEnd || (isNew && isMine(message))) toEnd();
  else if (isNew) showMissed();
}

/** Whether a message is one's own, or the answer to a command or a press of one's own. */
const isMine = (message) => [message?.author, message?.interaction_metadata?.user].some((user) => user?.id === world.me.id);

function showMissed() {
  missed += 1;
  const jump = byId("jump");
  jump.hidden = false;
  jump.setAttribute("aria-label", `${missed} new ${missed === 1 ? "message" : "messages"}`);
  jump.replaceChildren(String(missed), icon("down"));
}

/** Tells the server that this channel was read, if the page is looked at. */
function markRead() {
  if (document.hidden || !world.channel || !unreadIn(world.channel).count) return;
  call("read", { person: world.me.id, channel: world.channel }).catch(() => {});
}

/** Brings the list into line with the world, reusing every entry whose message is still the same object. */
function draw() {
  const list = byId("messages");
  const wanted = [beginning()];
  present().forEach((message, at) => wanted.push(...above(message, present()[at - 1]), entryFor(message, present()[at - 1])));
  const keep = focusIn(list);
  const kept = new Set(wanted);
  for (const old of [...list.children]) if (!kept.has(old)) old.remove();
  wanted.forEach((element, at) => list.children[at] !== element && list.insertBefore(element, list.children[at] ?? null));
  keep?.();
}

function cached(key, same, build) {
  const known = entries.get(key);
  if (known && same(known)) return known.element;
  const made = build();
  entries.set(key, made);
  return made.element;
}

function beginning() {
  const channel = world.channels.get(world.channel);
  return cached("beginning", (known) => known.channel === world.channel, () => ({ channel: world.channel, element: make("li", { class: "beginning" },
    make("span", { class: "beginning-sign" }, icon(channel ? signOf(channel) : "channel")),
    make("h2", {}, channel ? titleOf(channel) : ""), make("p", {}, beginningWords(channel))) }));
}

const beginningWords = (channel) => channel?.type === 1 ? "What the two of you write here, nobody else sees."
  : "The beginning of this channel.";

function above(message, before) {
  const lines = [];
  const moment = Date.parse(message.timestamp);
  if (!before || !sameDay(moment, Date.parse(before.timestamp))) lines.push(divider(`day-${message.id}`, formatTime(moment, "D")));
  if (message.id === firstUnread) lines.push(divider("new", "New", "is-new"));
  return lines;
}

function divider(key, words, extra = "") {
  return cached(key, () => true, () => ({ element: make("li", { class: `divider ${extra}`, role: "separator", "aria-label": words },
    make("span", {}, words)) }));
}

function entryFor(message, before) {
  const grouped = belongsTo(message, before);
  return cached(message.id, (known) => known.message === message && known.grouped === grouped,
    () => ({ message, grouped, element: messageEntry(message, grouped) }));
}

function belongsTo(message, before) {
  return Boolean(before) && before.author.id === message.author.id && !hasReason(message) && message.type !== 18
    && message.id !== firstUnread && isPrivate(before) === isPrivate(message)
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
}

/** Remembers where the focus is, as message and control; what it gives back puts the focus there again if it was lost:
 *  on the same control, else on the first control of that message, else on the message. */
function focusIn(list) {
  const focused = document.activeElement;
  const entry = list.contains(focused) ? focused.closest("[data-message]") : null;
  if (!entry) return null;
  const { message } = entry.dataset;
  const control = focused.dataset.control;
  return () => {
    if (document.activeElement === focused) return;
    const now = byId(`message-${message}`);
    const same = [...now?.querySelectorAll("[data-control]") ?? []].find((element) => element.dataset.control === control);
    (same ?? now?.querySelector("[data-control]:not(:disabled)") ?? now ?? byId("scroller")).focus({ preventScroll: true });
  };
}
