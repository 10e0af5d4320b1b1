// The columns beside the messages: always there on a wide page, drawers on a narrow one.

import { byId } from "./dom.js";

const frame = () => byId("frame");
const WIDE = matchMedia("(min-width: 1100px)");

/** Starts the drawers. */
export function startSides() {
  WIDE.addEventListener("change", coverRoom);
  byId("shade").addEventListener("click", closeSides);
  frame().addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) closeAll();
  });
}

/** Opens or closes "left" (people and channels) or "tools". */
export function toggleSide(name) {
  if (name === "left") return setLeft(!frame().classList.contains("is-left-open"));
  return setTools(byId("panel").hidden);
}

function setLeft(open) {
  frame().classList.toggle("is-left-open", open);
  coverRoom();
  if (open) byId("rail").querySelector("[aria-current]")?.focus();
}

function setTools(open) {
  byId("panel").hidden = !open;
  frame().classList.toggle("is-tools-open", open);
  coverRoom();
  const target = open ? byId("panel").querySelector("button") : byId("room-head").querySelector('[data-key="tools"]');
  target?.focus();
}

/** What lies under an open drawer cannot be reached by keyboard either. */
function coverRoom() {
  byId("room").inert = frame().classList.contains("is-left-open") || (!WIDE.matches && !byId("panel").hidden);
}

/** Closes what lies over the messages; on a wide page the tools lie beside them and stay. */
export function closeSides() {
  if (frame().classList.contains("is-left-open")) setLeft(false);
  if (!WIDE.matches && !byId("panel").hidden) setTools(false);
}

function closeAll() {
  closeSides();
  if (!byId("panel").hidden && byId("panel").contains(document.activeElement)) setTools(false);
  else byId("say")?.focus();
}
