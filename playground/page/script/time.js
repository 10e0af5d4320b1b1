// The world's clock (the tools can move it forward) and the ways in which Discord writes a time.

let ahead = 0;

/** Sets the clock to the world's present time, in milliseconds. */
export function setClock(milliseconds) {
  ahead = milliseconds - Date.now();
}

/** The world's present time in milliseconds. */
export const now = () => Date.now() + ahead;

const TIME = { hour: "2-digit", minute: "2-digit" };
const LONG_DATE = { day: "numeric", month: "long", year: "numeric" };
const STYLES = {
  t: TIME,
  T: { ...TIME, second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: LONG_DATE,
  f: { ...LONG_DATE, ...TIME },
  F: { weekday: "long", ...LONG_DATE, ...TIME },
  s: { day: "2-digit", month: "2-digit", year: "numeric", ...TIME },
  S: { day: "2-digit", month: "2-digit", year: "numeric", ...TIME, second: "2-digit" },
};
const LOCALE = "en-GB";
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A moment (milliseconds) in one of the styles of `<t:...:style>`; the style `R` is relative to the world's clock. */
export function formatTime(milliseconds, style = "f") {
  if (style === "R") return relative(milliseconds);
  return new Intl.DateTimeFormat(LOCALE, STYLES[style] ?? STYLES.f).format(milliseconds);
}

function relative(milliseconds) {
  const seconds = Math.round((milliseconds - now()) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }).format(Math.trunc(seconds / length), unit);
}

const dayOf = (milliseconds) => new Date(milliseconds).toDateString();

export const sameDay = (one, other) => dayOf(one) === dayOf(other);

/** The time beside a message's author: "Today at 14:05", "Yesterday at 14:05" or the date. */
export function messageTime(milliseconds) {
  const clock = formatTime(milliseconds, "t");
  if (sameDay(milliseconds, now())) return `Today at ${clock}`;
  if (sameDay(milliseconds, now() - 86400000)) return `Yesterday at ${clock}`;
  return `${formatTime(milliseconds, "d")} ${clock}`;
}

/** Every 10 seconds, and when asked, writes the relative times in the page anew. */
export function refreshRelativeTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = formatTime(Number(element.dataset.relative), "R");
  }
}
setInterval(refreshRelativeTimes, 10000);
