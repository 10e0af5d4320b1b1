// The bar over the messages: where you are, who you are, and the page's own buttons.

import { avatar } from "./avatar.js";
import { byId, icon, iconButton, make } from "./dom.js";
import { nextTheme, theme } from "./theme.js";
import { callsFor, nameOf, signOf, titleOf, unreadIn, when, world } from "./world.js";

const NAMES = { auto: "Colours: as the system", light: "Colours: light", dark: "Colours: dark" };

/** Starts the bar; `toggle(name)` opens or closes "left" (channels) or "tools". */
export function startHead(toggle) {
  const draw = () => byId("room-head").replaceChildren(...parts(toggle, draw));
  for (const name of ["world", "channel", "channels", "people", "unread"]) when(name, () => drawKeepingFocus(draw));
}

function drawKeepingFocus(draw) {
  const head = byId("room-head");
  const label = head.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  draw();
  if (label) head.querySelector(`[data-key="${label}"]`)?.focus();
}

function parts(toggle, draw) {
  const channel = world.channels.get(world.channel);
  return [
    menuButton(toggle),
    make("span", { class: "room-sign" }, icon(channel ? signOf(channel) : "channel")),
    make("h2", { class: "room-title" }, channel ? titleOf(channel) : "No channel"),
    channel?.topic ? make("p", { class: "room-topic" }, channel.topic) : null,
    make("span", { class: "room-space" }),
    world.bot.online ? null : make("span", { class: "offline", role: "status" }, "Bot offline"),
    iconButton(theme(), NAMES[theme()], () => {
      nextTheme();
      draw();
      byId("room-head").querySelector('[data-key="theme"]').focus();
    }, { "data-key": "theme" }),
    iconButton("tools", "Tools", () => toggle("tools"), { "data-key": "tools", "aria-controls": "panel" }),
    whoAmI(toggle),
  ].filter(Boolean);
}

function menuButton(toggle) {
  const calls = callsFor(world.me.id) - unreadIn(world.channel).mentions;
  const button = iconButton("menu", calls ? `Channels and people, ${calls} unread` : "Channels and people", () => toggle("left"),
    { class: "icon-button narrow-only", "data-key": "menu" });
  if (calls > 0) button.append(make("span", { class: "badge is-dot", "aria-hidden": "true" }));
  return button;
}

/** On a narrow page the columns are hidden: this picture says who you are and leads to the people. */
function whoAmI(toggle) {
  const waiting = world.people.some((person) => person.id !== world.me.id && callsFor(person.id));
  return make("button", { type: "button", class: "who narrow-only", "aria-label": `You are ${nameOf(world.me)}. Choose another person`, "data-key": "who",
    onclick: () => toggle("left") }, avatar(world.me, "is-small"), waiting ? make("span", { class: "badge is-dot" }) : null);
}
