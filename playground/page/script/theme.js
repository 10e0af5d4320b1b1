// Light, dark, or as the system has it. The choice is kept in this browser.

const KEY = "playground-theme";
const ORDER = ["auto", "light", "dark"];

/** The chosen theme: "auto", "light" or "dark". */
export const theme = () => (ORDER.includes(localStorage.getItem(KEY)) ? localStorage.getItem(KEY) : "auto");

/** Applies the kept choice; to be called once, early. */
export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

/** Chooses the next theme and gives it back. */
export function nextTheme() {
  localStorage.setItem(KEY, ORDER[(ORDER.indexOf(theme()) + 1) % ORDER.length]);
  applyTheme();
  return theme();
}
