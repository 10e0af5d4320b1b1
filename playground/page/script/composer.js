// The box under the messages: plain text, or a slash command.

import { runCommand } from "./actions.js";
import { call } from "./api.js";
import { CommandLine } from "./command_line.js";
import { allCommands, findCommands, readCommand } from "./commands.js";
import { byId, iconButton, make } from "./dom.js";
import { Picker } from "./picker.js";
import { orToast } from "./toast.js";
import { nameOf, signOf, titleOf, when, world } from "./world.js";

let line = null;
let words = null;
const picker = new Picker((item) => (line ? line.take(item) : openCommand(item.command, {})));

/** Starts the composer; it follows the channel and the commands from then on. */
export function startComposer() {
  words = make("textarea", { id: "say", rows: "1", maxlength: "2000", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
    enterkeyhint: "send", oninput: typed, onkeydown: pressed, onfocus: typed, onblur: () => picker.close() });
  const slash = iconButton("slash", "Commands", () => begin("/"), { class: "icon-button slash" });
  const send = make("button", { type: "submit", class: "icon-button send", "aria-label": "Send", title: "Send" });
  send.append(iconButton("send", "", () => {}).firstChild);
  byId("composer").append(picker.element, make("div", { class: "composer-box" }, slash, make("div", { class: "composer-line" }, words), send));
  byId("composer").addEventListener("submit", submitted);
  for (const name of ["world", "channel"]) when(name, reset);
  when("command-wanted", (name) => begin(`/${name} `));
  when("commands", () => document.activeElement === words && typed());
}

function reset() {
  leave("", false);
  const channel = world.channels.get(world.channel);
  if (!channel) return;
  const place = signOf(channel) === "channel" ? `#${titleOf(channel)}` : titleOf(channel);
  words.placeholder = `Message ${place}`;
  words.setAttribute("aria-label", `Message ${place}. Type / for commands`);
}

/** Puts `text` into the box as if it was typed. */
export function begin(text) {
  leave(text, true);
}

function showInside(...elements) {
  byId("composer").querySelector(".composer-line").replaceChildren(...elements);
}

function leave(text, focus) {
  line = null;
  picker.close();
  showInside(words);
  words.value = text;
  if (!focus) return fit();
  words.focus();
  return typed();
}

function typed() {
  fit();
  const text = words.value;
  if (!text.startsWith("/") || text.includes("\n")) return picker.close();
  const whole = / /.test(text) ? readCommand(text) : null;
  if (whole && (text.endsWith(" ") || Object.keys(whole.options).length)) return openCommand(whole.command, whole.options);
  const items = findCommands(text.slice(1)).map((command) => ({ command, label: `/${command.shown}`, detail: command.description, mark: required(command) }));
  return picker.show(words, { title: { label: "Commands", detail: world.bot ? nameOf(world.bot) : "" }, items,
    note: allCommands().length ? "No command fits." : "The bot has no commands yet." });
}

function required(command) {
  const names = command.options.filter((option) => option.required).map((option) => option.shown);
  return names.length ? make("span", { class: "option-needs" }, names.map((name) => make("span", {}, name))) : null;
}

function fit() {
  words.style.setProperty("height", "auto");
  words.style.setProperty("height", `${Math.min(words.scrollHeight, 200)}px`);
}

function openCommand(command, given) {
  picker.close();
  line = new CommandLine(command, given, { picker, onsend: sendCommand, onleave: (text) => leave(text, true) });
  showInside(line.element);
  line.begin();
}

function sendCommand(name, options) {
  leave("", true);
  runCommand(name, options);
}

function pressed(event) {
  if (picker.takesKey(event)) return;
  const item = picker.activeItem;
  if (item && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) openCommand(item.command, {});
  else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) sendWords();
  else if (event.key === "Escape") picker.close();
  else return;
  event.preventDefault();
}

async function sendWords() {
  const text = words.value.trim();
  if (!text) return;
  leave("", true);
  const said = await orToast(() => call("say", { person: world.me.id, channel: world.channel, text }));
  if (said === undefined) leave(text, true);
}

function submitted(event) {
  event.preventDefault();
  if (line) line.send();
  else if (picker.activeItem && words.value.startsWith("/")) openCommand(picker.activeItem.command, {});
  else sendWords();
}
