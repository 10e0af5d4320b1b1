// Keys for the whole page.

import { byId } from "./dom.js";
import { world } from "./world.js";

const PARTS = ["rail", "sidebar", "room-head", "scroller", "composer", "panel"];

/** Starts the keys; `go(person, channel)` changes who you are and where. */
export function startKeys(go) {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "F6") nextPart(event.shiftKey ? -1 : 1);
    else if (event.altKey && /^[1-9]$/.test(event.key)) person(Number(event.key) - 1, go);
    else if (event.altKey && event.key === "ArrowDown") neighbour(1, go);
    else if (event.altKey && event.key === "ArrowUp") neighbour(-1, go);
    else if (event.key === "/" && isNowhere(document.activeElement)) byId("say")?.focus();
    else return;
    if (event.key !== "/") event.preventDefault();
  });
}

const isNowhere = (element) => !element.closest("input, textarea, [role=listbox]");

function person(at, go) {
  if (world.people[at]) go(world.people[at].id, null);
}

function neighbour(by, go) {
  const links = [...byId("sidebar").querySelectorAll(".channel")];
  const here = links.findIndex((link) => link.dataset.key === world.channel);
  const next = links[(here + by + links.length) % links.length];
  if (next) go(world.me.id, next.dataset.key);
}

/** Puts the focus on the first thing of the next part of the page that is shown. */
function nextPart(by) {
  const shown = PARTS.map(byId).filter((part) => part.offsetParent !== null && !part.hidden);
  const here = shown.findIndex((part) => part.contains(document.activeElement));
  const part = shown[(here + by + shown.length) % shown.length];
  const inside = [...part.querySelectorAll("textarea, input, button, a")].filter((element) => element.checkVisibility());
  const first = inside.find((element) => element.hasAttribute("aria-current") || element.tagName === "TEXTAREA") ?? inside[0];
  (part.tabIndex >= 0 ? part : first)?.focus();
}
