// The bot's commands as the composer needs them: every command that can be run has its whole name ("brass build") and,
// as `shown`, what a person's Discord calls it in their language.

import { avatar } from "./avatar.js";
import { icon } from "./dom.js";
import { everyone, nameOf, signOf, titleOf, world } from "./world.js";

export const KIND = { text: 3, whole: 4, truth: 5, person: 6, channel: 7, role: 8, mentionable: 9, number: 10 };
const GROUPS = [1, 2];

/** All commands with their whole name, description and options, in the bot's order. */
export function allCommands() {
  return world.commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => leaves(command, command.name, local(command, "name")));
}

function leaves(node, name, shown) {
  const below = (node.options ?? []).filter((option) => GROUPS.includes(option.type));
  if (below.length) return below.flatMap((child) => leaves(child, `${name} ${child.name}`, `${shown} ${local(child, "name")}`));
  const options = (node.options ?? []).map((option) => ({ ...option, shown: local(option, "name"), description: local(option, "description") }));
  return [{ name, shown, description: local(node, "description"), options }];
}

const language = () => world.people.find((person) => person.id === world.me?.id)?.locale;
const local = (node, key) => node[`${key}_localizations`]?.[language()] ?? node[key];

/** The commands that fit what was typed after "/", the best first. */
export function findCommands(typed) {
  const words = typed.toLowerCase().trim().split(/\s+/).filter(Boolean);
  const whole = words.join(" ");
  const fits = allCommands().filter((command) => words.every((word) => `${command.shown} ${command.name}`.includes(word)));
  const rank = (command) => (names(command).some((name) => name.startsWith(whole)) ? 0
    : names(command).some((name) => name.split(" ").at(-1).startsWith(words.at(-1) ?? "")) ? 1 : 2);
  return fits.sort((one, other) => rank(one) - rank(other));
}

/** What something may be called: as it is shown, and in the bot's first language. */
const names = (node) => [node.shown, node.name];

/** Reads "/brass build industry:x slot:y": {command, options} with the options that it names, or null. */
export function readCommand(typed) {
  const called = (command) => names(command).find((name) => `${typed} `.startsWith(`/${name} `)) ?? "";
  const command = allCommands().filter(called).sort((one, other) => called(other).length - called(one).length)[0];
  if (!command) return null;
  return { command, options: readOptions(command, typed.slice(called(command).length + 1)) };
}

function readOptions(command, typed) {
  const named = (name) => command.options.find((option) => names(option).includes(name));
  const starts = [...typed.matchAll(/(?:^|\s)([\w-]+):/g)].filter((found) => named(found[1]));
  return Object.fromEntries(starts.map((found, at) => {
    const until = starts[at + 1]?.index ?? typed.length;
    return [named(found[1]).name, typed.slice(found.index + found[0].length, until).trim()];
  }));
}

/** What can be chosen for an option without asking the bot; null for free text, numbers and autocomplete. */
export function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ value: choice.value, label: local(choice, "name") }));
  if (option.type === KIND.truth) return [{ value: true, label: "True" }, { value: false, label: "False" }];
  if (option.type === KIND.person) return people();
  if (option.type === KIND.channel) return channels(option);
  if (option.type === KIND.role) return roles();
  if (option.type === KIND.mentionable) return [...people(), ...roles()];
  return null;
}

const people = () => [...everyone(), world.bot].map((user) => ({ value: user.id, label: nameOf(user), detail: user.username, face: avatar(user, "is-small") }));
const roles = () => world.guild.roles.map((role) => ({ value: role.id, label: role.name }));
const channels = (option) => [...world.channels.values()]
  .filter((channel) => ![1, 4].includes(channel.type) && (!option.channel_types?.length || option.channel_types.includes(channel.type)))
  .map((channel) => ({ value: channel.id, label: titleOf(channel), face: icon(signOf(channel)) }));

/** Turns what was typed into the option's value: {value} or {problem} with a sentence. */
export function readValue(option, typed) {
  const fixed = fixedChoices(option);
  if (fixed) {
    const found = fixed.find((item) => item.label.toLowerCase() === typed.toLowerCase() || String(item.value) === typed);
    return found ? { value: found.value } : { problem: `Choose one of the list for ${option.shown}.` };
  }
  if (option.type === KIND.whole || option.type === KIND.number) return readNumber(option, typed);
  return readText(option, typed);
}

function readNumber(option, typed) {
  const value = Number(typed);
  const wrong = !typed.trim() || Number.isNaN(value) || (option.type === KIND.whole && !Number.isInteger(value));
  if (wrong) return { problem: `${option.shown} must be a ${option.type === KIND.whole ? "whole number" : "number"}.` };
  if (value < (option.min_value ?? -Infinity)) return { problem: `${option.shown} must be at least ${option.min_value}.` };
  if (value > (option.max_value ?? Infinity)) return { problem: `${option.shown} must be at most ${option.max_value}.` };
  return { value };
}

function readText(option, typed) {
  if (typed.length < (option.min_length ?? 0)) return { problem: `${option.shown} needs at least ${option.min_length} characters.` };
  if (typed.length > (option.max_length ?? 6000)) return { problem: `${option.shown} may have ${option.max_length ?? 6000} characters at most.` };
  return { value: typed };
}
