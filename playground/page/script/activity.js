// The line under the composer: what is on its way, who is typing, whether the playground is there.

import { byId, make } from "./dom.js";
import { nameOf, personWith, when, world } from "./world.js";

const TYPING_LASTS = 9000;
const SLOW = 350;

let doing = [];
let typing = null;
let connected = true;
let timer = 0;

/** Starts the line; call `setConnected` when the stream of events breaks or is back. */
export function startActivity() {
  when("doing", (labels) => {
    doing = labels;
    setTimeout(draw, labels.length ? SLOW : 0);
  });
  when("typing", (event) => {
    if (event.channel_id !== world.channel || event.user_id === world.me.id) return;
    show(event.user_id);
  });
  when("messages", ({ message }) => message && message.author.id === typing && show(null));
  when("channel", () => show(null));
}

function show(userId) {
  typing = userId;
  clearTimeout(timer);
  if (userId) timer = setTimeout(() => show(null), TYPING_LASTS);
  draw();
}

/** Whether the page hears of what happens. */
export function setConnected(given) {
  connected = given;
  draw();
}

function words() {
  if (!connected) return "The playground does not answer; trying again…";
  if (doing.length) return `Waiting for ${nameOf(world.bot)}: ${doing.join(", ")}`;
  if (typing) return `${nameOf(personWith(typing))} is typing…`;
  return "";
}

function draw() {
  const text = words();
  const line = byId("activity");
  if (line.dataset.words === text) return;
  line.dataset.words = text;
  line.classList.toggle("is-broken", !connected);
  line.replaceChildren(...(text ? [make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")), text] : []));
}
