// The first steps, for somebody who has just come.

import { call } from "./api.js";
import { begin } from "./composer.js";
import { byId, iconButton, make } from "./dom.js";
import { isPrivate } from "./message.js";
import { orToast } from "./toast.js";
import { nameOf, when, world } from "./world.js";

const KEY = "playground-hints-closed";

/** Shows the first hint until something happens, then the second; each until it is closed. */
export function startHint() {
  for (const name of ["world", "channel", "messages"]) when(name, draw);
}

let shown = null;

function draw() {
  const all = [...world.messages.values()].flat();
  const started = all.length > 0;
  if (all.some(isPrivate) && !closed().includes("playing")) close("playing"); // whoever opened a turn knows how
  const name = started ? "playing" : "beginning";
  const isPlace = world.channels.get(world.channel)?.type === 0;
  const wanted = isPlace && !closed().includes(name) ? `${name} ${world.me.id}` : null;
  if (wanted === shown) return;
  shown = wanted;
  byId("hint").hidden = !wanted;
  byId("hint").replaceChildren(...(wanted ? HINTS[name]() : []));
}

const closed = () => (localStorage.getItem(KEY) ?? "").split(" ");

const close = (name) => localStorage.setItem(KEY, [...closed(), name].join(" "));

function closer(name) {
  return iconButton("close", "Close this hint", () => {
    close(name);
    draw();
  });
}

const command = (name) => make("button", { type: "button", class: "mention", onclick: () => begin(`/${name} `) }, `/${name}`);

const HINTS = {
  beginning: () => {
    const play = make("button", { type: "button", class: "button is-primary", onclick: () => startForMe(play) }, "Start a game for me");
    return [
      make("p", {}, make("strong", {}, `You are ${nameOf(world.me)}. `), "Type ", command("brass start"),
        " to open a table, or let two friends sit down and begin. Press a face to be somebody else; on a phone, yours at the top."),
      make("div", { class: "hint-buttons" }, play, closer("beginning")),
    ];
  },
  playing: () => [
    make("p", {}, "When it is your turn, press My turn or type ", command("brass play"), ". A / shows all commands."),
    closer("playing"),
  ],
};

async function startForMe(button) {
  button.disabled = true;
  await orToast(() => call("tool", { tool: "start", person: world.me.id, channel: world.channel }));
  button.disabled = false;
}
