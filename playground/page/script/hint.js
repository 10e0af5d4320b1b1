// The first steps, for somebody who has just come.

import { call } from "./api.js";
import { begin } from "./composer.js";
import { byId, iconButton, make } from "./dom.js";
import { orToast } from "./toast.js";
import { nameOf, when, world } from "./world.js";

const KEY = "playground-hint-seen";

/** Shows the hint until it is closed, or until the bot has something in this world. */
export function startHint() {
  for (const name of ["world", "channel", "messages"]) when(name, draw);
}

function draw() {
  const isNew = ![...world.messages.values()].some((list) => list.length);
  const wanted = isNew && !localStorage.getItem(KEY) && world.channels.get(world.channel)?.type === 0;
  const hint = byId("hint");
  if (hint.hidden === !wanted) return;
  hint.hidden = !wanted;
  hint.replaceChildren(...(wanted ? words() : []));
}

function words() {
  const play = make("button", { type: "button", class: "button is-primary", onclick: () => startForMe(play) }, "Start a game for me");
  return [
    make("p", {}, make("strong", {}, `You are ${nameOf(world.me)}. `), "Type ", make("button", { type: "button", class: "mention", onclick: () => begin("/brass start") }, "/brass start"),
      " to open a table, or let the others sit down and begin. On the left you can be somebody else."),
    make("div", { class: "hint-buttons" }, play, iconButton("close", "Close this hint", () => {
      localStorage.setItem(KEY, "yes");
      draw();
    })),
  ];
}

async function startForMe(button) {
  button.disabled = true;
  await orToast(() => call("tool", { tool: "start", person: world.me.id, channel: world.channel }));
  button.disabled = false;
}
