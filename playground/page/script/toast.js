// Short notices at the edge of the page: failed interactions, what a tool did.

import { byId, icon, iconButton, make } from "./dom.js";

const STAY = { failure: 8000, done: 3500 };

/** Shows a notice for some seconds; `kind` is "failure" or "done". Screen readers read it out. */
export function toast(text, kind = "failure") {
  const close = () => element.remove();
  const element = make("div", { class: `toast is-${kind}`, role: kind === "failure" ? "alert" : "status" },
    icon(kind === "failure" ? "alert" : "check"), make("span", {}, text), iconButton("close", "Dismiss this notice", close));
  byId("toasts").append(element);
  setTimeout(close, STAY[kind]);
}

/** Runs something that may fail with a CallError, and shows the failure. Gives back what it gave, or undefined. */
export async function orToast(run) {
  try {
    return await run();
  } catch (error) {
    toast(error.message);
    return undefined;
  }
}
