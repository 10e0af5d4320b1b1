// What the page knows: the world as the chosen person sees it. Others listen with `when(name, function)`.

import { setClock } from "./time.js";

export const world = {
  me: null,
  people: [],
  guild: null,
  channels: new Map(),
  messages: new Map(),
  commands: [],
  bot: null,
  unread: {},
  playing: [],
  channel: null,
};

const listeners = new Map();

/** Calls `listener` whenever `name` changes: "world", "messages", "channels", "people", "commands", "channel". */
export function when(name, listener) {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

/** Tells those who listen to `name`. */
export function changed(name, detail) {
  for (const listener of listeners.get(name) ?? []) listener(detail);
}

/** Takes in a whole look at the world (see api.look). */
export function takeLook(seen) {
  setClock(seen.now * 1000);
  Object.assign(world, {
    me: seen.user,
    people: seen.people,
    guild: seen.guilds[0] ?? null,
    bot: { ...seen.bot, online: seen.online },
    commands: seen.commands,
    unread: seen.unread,
    playing: seen.playing,
    channels: new Map([...seen.channels, ...seen.dms].map((channel) => [channel.id, channel])),
    messages: new Map(Object.entries(seen.messages)),
  });
}

const HAPPENINGS = {
  message_create: (event) => putMessage(event.message, true),
  message_update: (event) => putMessage(event.message, false),
  message_delete: (event) => dropMessage(event.channel_id, event.message_id),
  channel_create: (event) => putChannel(event.channel),
  channel_update: (event) => putChannel(event.channel),
  channel_delete: (event) => dropChannel(event.channel.id),
  typing: (event) => changed("typing", event),
  commands: (event) => put("commands", event.commands),
  member_update: (event) => putPerson(event.person),
  user_update: (event) => putPerson(event.person),
  playing: (event) => put("playing", event.playing, "people"),
  unread: (event) => put("unread", event.unread),
  bot: (event) => put("bot", { ...world.bot, online: event.online }, "people"),
  clock: (event) => {
    setClock(event.now * 1000);
    changed("clock");
  },
};

// After these the page looks at the whole world again.
const UPHEAVALS = ["guild_create", "guild_delete", "member_add", "member_remove", "role_create", "role_update", "user_create", "reset"];

/** Takes in one event of the stream; one that this page does not draw is nothing to it. */
export function takeEvent(event) {
  HAPPENINGS[event.type]?.(event);
  if (UPHEAVALS.includes(event.type)) changed("upheaval");
}

function put(field, value, name = field) {
  world[field] = value;
  changed(name);
}

function putPerson(person) {
  put("people", world.people.map((known) => (known.id === person.id ? person : known)));
}

function putMessage(message, isNew) {
  const list = world.messages.get(message.channel_id) ?? [];
  const at = list.findIndex((known) => known.id === message.id);
  if (at >= 0) list[at] = message;
  else if (isNew) list.push(message);
  world.messages.set(message.channel_id, list);
  changed("messages", { channel: message.channel_id, message, isNew: at < 0 && isNew });
}

function dropMessage(channelId, messageId) {
  const list = world.messages.get(channelId) ?? [];
  world.messages.set(channelId, list.filter((message) => message.id !== messageId));
  changed("messages", { channel: channelId });
}

function putChannel(channel) {
  world.channels.set(channel.id, { ...world.channels.get(channel.id), ...channel });
  changed("channels");
}

function dropChannel(channelId) {
  world.channels.delete(channelId);
  changed("channels");
}

/** The person, or the bot, with this id; someone unknown has only a name. */
export function personWith(id) {
  if (world.bot?.id === id) return world.bot;
  const person = world.people.find((one) => one.id === id);
  if (person) return { ...person, nick: person.nick?.[world.guild?.id] };
  return { id, username: "unknown", global_name: "Unknown person" };
}

/** The name that is shown for a user object. */
export const nameOf = (user) => user.nick ?? user.global_name ?? user.username;

/** A channel's title without its sign: "table-talk", or the other person's name for direct messages. */
export function titleOf(channel) {
  if (channel.type === 1) return nameOf(otherIn(channel));
  return channel.name;
}

const otherIn = (channel) => channel.recipients.find((user) => user.id !== world.me.id) ?? world.bot;

/** The drawing that stands before a channel's title. */
export const signOf = (channel) => ({ 1: "letter", 10: "thread", 11: "thread", 12: "thread" })[channel.type] ?? "channel";

/** Everyone at this playground but the bot, by the names the guild knows. */
export const everyone = () => world.people.map((person) => personWith(person.id));

/** What a person has not read in a channel: {count, mentions}. */
export const unreadIn = (channelId, personId = world.me.id) =>
  world.unread[personId]?.[channelId] ?? { count: 0, mentions: 0 };

/** How often a person is called: direct messages and mentions that are not read. Nobody calls one that plays by itself. */
export function callsFor(personId) {
  if (world.playing.includes(personId)) return 0;
  return Object.values(world.unread[personId] ?? {}).reduce((sum, mark) => sum + mark.mentions, 0);
}

/** Where a media address is served on this page; other addresses stay as they are. */
export function mediaAddress(address) {
  const found = /^https?:\/\/(?:cdn\.discordapp\.com|media\.discordapp\.net)(\/.*)$/.exec(address ?? "");
  return found ? `/media${found[1]}` : address;
}
