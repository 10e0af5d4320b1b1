// Puts the page together: who you are and where comes from the address (#person/channel), so that several windows can
// be several people.

import { setConnected, startActivity } from "./activity.js";
import { listen, look } from "./api.js";
import { startComposer } from "./composer.js";
import { byId } from "./dom.js";
import { startHead } from "./head.js";
import { startHint } from "./hint.js";
import { startKeys } from "./keys.js";
import { closeSides, startSides, toggleSide } from "./sides.js";
import { startMessageList } from "./message_list.js";
import { startSidebar } from "./sidebar.js";
import { applyTheme } from "./theme.js";
import { toast } from "./toast.js";
import { startTools } from "./tools.js";
import { changed, nameOf, takeEvent, takeLook, titleOf, when, world } from "./world.js";

let stopListening = () => {};
const lastChannel = new Map();

const place = () => location.hash.slice(1).split("/");

/** Becomes `person` in `channel`; null: where that person was last, else the first channel. */
function go(person, channel) {
  const wanted = channel ?? lastChannel.get(person) ?? (world.channels.get(world.channel)?.type === 1 ? null : world.channel);
  history.replaceState(null, "", `#${person}/${wanted ?? ""}`);
  arrive();
}

async function arrive() {
  const [person, channel] = place();
  if (!world.me || world.me.id !== person) return become(person);
  world.channel = world.channels.has(channel) ? channel : firstChannel();
  lastChannel.set(person, world.channel);
  history.replaceState(null, "", `#${person}/${world.channel}`);
  document.title = `${titleOf(world.channels.get(world.channel) ?? { name: "Playground" })} · ${nameOf(world.me)} · Brass playground`;
  closeSides();
  return changed("channel");
}

const firstChannel = () => [...world.channels.values()].filter((channel) => channel.type === 0)
  .sort((one, other) => one.position - other.position)[0]?.id ?? null;

/** Looks at the world as a person; what happens from that moment on comes by the stream, which is opened first. */
async function become(person) {
  stopListening();
  const early = [];
  let take = (event) => early.push(event);
  let broken = false;
  stopListening = listen(person ?? "", (event) => take(event), (connected) => {
    setConnected(connected);
    if (connected && broken) lookAgain();
    broken = !connected;
  });
  await refresh(person ?? "");
  take = takeEvent;
  early.forEach(takeEvent);
}

async function refresh(person) {
  try {
    takeLook(await look(person));
  } catch (error) {
    toast(error.message);
    return;
  }
  const [, channel] = place();
  world.channel = world.channels.has(channel) ? channel : firstChannel();
  history.replaceState(null, "", `#${world.me.id}/${world.channel ?? ""}`);
  changed("world");
  arrive();
}

let looking = null;

/** Many things changed at once: look at everything again, soon, and once. */
function lookAgain() {
  clearTimeout(looking);
  looking = setTimeout(() => refresh(world.me.id), 50);
}

function start() {
  applyTheme();
  startSides();
  startSidebar(go);
  startHead(toggleSide);
  startTools(() => toggleSide("tools"));
  startMessageList();
  startComposer();
  startHint();
  startActivity();
  startKeys(go);
  when("channel-wanted", (channel) => go(world.me.id, channel));
  when("upheaval", lookAgain);
  when("channels", () => world.channel && !world.channels.has(world.channel) && go(world.me.id, firstChannel()));
  window.addEventListener("hashchange", arrive);
  byId("frame").dataset.ready = "";
  become(place()[0]);
}

start();
