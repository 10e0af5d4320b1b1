// The drawer on the right: what happens to a bot in real life, at a press.

import { avatar } from "./avatar.js";
import { call } from "./api.js";
import { byId, icon, iconButton, make } from "./dom.js";
import { formatTime, now } from "./time.js";
import { orToast, toast } from "./toast.js";
import { everyone, nameOf, when, world } from "./world.js";

const HOUR = 3600;

/** Starts the drawer; `close` hides it. */
export function startTools(close) {
  const draw = () => byId("panel").replaceChildren(...parts(close));
  for (const name of ["world", "people", "clock", "channel"]) when(name, () => drawKeepingFocus(draw));
}

function drawKeepingFocus(draw) {
  const key = byId("panel").contains(document.activeElement) ? document.activeElement.dataset.key : null;
  draw();
  if (key) byId("panel").querySelector(`[data-key="${key}"]`)?.focus();
}

async function use(name, given, done) {
  const answer = await orToast(() => call("tool", { tool: name, ...given }));
  if (answer) toast(answer.done ?? done, "done");
}

const tool = (label, name, given, done, extra = "") =>
  make("button", { type: "button", class: `button is-secondary ${extra}`, "data-key": `${name}-${JSON.stringify(given).replace(/\W/g, "")}`,
    onclick: () => use(name, given, done) }, label);

function parts(close) {
  return [
    make("header", { class: "panel-head" }, make("h2", {}, "Tools"), iconButton("close", "Close the tools", close, { "data-key": "close" })),
    make("div", { class: "panel-body" }, table(), people(), bot(), clock(), keys(), start()),
  ];
}

const part = (title, about, ...children) => make("section", { class: "panel-part" }, make("h3", {}, title), about ? make("p", {}, about) : null, ...children);

function table() {
  return part("The table", "The others join, begin and play with simple legal moves; you keep the person you are.",
    make("div", { class: "panel-row" }, tool("Fill the table", "fill", { person: world.me.id, channel: world.channel }, "The others play by themselves now.", "is-strong")));
}

function people() {
  return part("People", "Who plays by itself, in which language their Discord is, and whose direct messages the bot may write to.",
    make("ul", { class: "panel-people" }, everyone().map((person) => make("li", {}, avatar(person, "is-small"),
      make("span", { class: "panel-name" }, nameOf(person), make("small", {}, person.about)),
      toggle("plays", person, world.playing.includes(person.id), ["plays by itself", "plays by hand"]),
      language(person),
      toggle("letter", person, person.dms_open, ["direct messages open", "direct messages closed"])))));
}

const LANGUAGES = { "en-GB": ["EN", "English"], nl: ["NL", "Nederlands"] };

function language(person) {
  const [locale, other] = person.locale === "nl" ? ["nl", "en-GB"] : ["en-GB", "nl"];
  const [short, long] = LANGUAGES[locale];
  return make("button", { type: "button", class: "toggle is-word", title: `Discord in ${long}`, "data-key": `locale-${person.id}`,
    "aria-label": `${nameOf(person)}: Discord in ${long}`, lang: locale,
    onclick: () => use("locale", { person: person.id, locale: other }, `${nameOf(person)}: ${LANGUAGES[other][1]}.`) }, short);
}

function toggle(drawing, person, on, [yes, no]) {
  const name = drawing === "plays" ? "play" : "dms";
  return make("button", { type: "button", class: `toggle ${on ? "is-on" : ""}`, "aria-pressed": String(on), title: on ? yes : no, "data-key": `${name}-${person.id}`,
    "aria-label": `${nameOf(person)}: ${name === "play" ? "plays by itself" : "direct messages open"}`,
    onclick: () => use(name, { person: person.id, on: !on }, `${nameOf(person)}: ${on ? no : yes}.`) }, icon(drawing === "letter" && !on ? "quiet" : drawing));
}

function bot() {
  return part("The bot", world.bot.online ? "Online." : "Offline.",
    make("div", { class: "panel-row" },
      tool("Restart the bot", "restart", {}, "The bot was restarted."),
      tool("Cut the gateway", "drop", {}, "The connection was cut; the bot comes back by itself.")),
    make("p", {}, "Let its next three requests fail:"),
    make("div", { class: "panel-row" },
      tool("429: too many", "fail", { status: 429, count: 3 }, "The next three requests are told to wait."),
      tool("500: broken", "fail", { status: 500, count: 3 }, "The next three requests fail.")));
}

function clock() {
  return part("The clock", null, make("p", { class: "panel-clock" }, formatTime(now(), "F")),
    make("div", { class: "panel-row" }, tool("+15 min", "forward", { seconds: HOUR / 4 }, "A quarter of an hour later."),
      tool("+1 hour", "forward", { seconds: HOUR }, "An hour later."), tool("+1 day", "forward", { seconds: 24 * HOUR }, "A day later.")));
}

const KEYS = [["/", "a command"], ["Alt ↑ ↓", "next channel"], ["Alt 1 … 6", "be another person"], ["F6", "next part of the page"], ["Esc", "back to the message box"]];

function keys() {
  return part("Keys", null, make("dl", { class: "panel-keys" }, KEYS.flatMap(([key, does]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, does)])));
}

function start() {
  const question = "Throw away all games and messages of this playground?";
  return part("Begin anew", null, make("div", { class: "panel-row" }, make("button", { type: "button", class: "button is-danger", "data-key": "reset",
    onclick: () => confirm(question) && use("reset", {}, "Everything is new.") }, "Reset everything")));
}
