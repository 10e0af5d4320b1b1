// What a person does to the bot: commands, presses, choices, forms. A failure becomes a toast, as people know it.

import { call } from "./api.js";
import { openForm } from "./form.js";
import { toast } from "./toast.js";
import { changed, world } from "./world.js";

const doing = new Set();

/** Runs one interaction; true when the bot acknowledged it. `label` is what stands in the line "... is on its way". */
async function interact(name, given, label) {
  const asker = world.me.id;
  doing.add(label);
  changed("doing", [...doing]);
  try {
    const answer = await call(name, { person: asker, ...given });
    if (answer.error) toast(answer.error);
    if (answer.form && asker === world.me.id) openForm(answer.form, (values) => submit(answer.form, values));
    return !answer.error;
  } catch (error) {
    toast(error.message);
    return false;
  } finally {
    doing.delete(label);
    changed("doing", [...doing]);
  }
}

/** Runs a slash command: its whole name ("brass build") and the options by name. */
export function runCommand(name, options) {
  return interact("slash", { channel: world.channel, command: name, options }, `/${name}`);
}

/** What a component of this message does when it is pressed (no values) or chosen from. */
export function useOf(message) {
  return (component, values) => values
    ? interact("choose", { message: message.id, control: component.custom_id, values }, component.placeholder ?? "the choice")
    : interact("click", { message: message.id, control: component.custom_id }, component.label ?? "the button");
}

function submit(form, values) {
  return interact("submit", { form: form.token, values }, form.title);
}

/** The choices for an option that is being typed; null when the bot did not give any. */
export async function suggestions(command, options, focused) {
  const answer = await call("autocomplete", { person: world.me.id, channel: world.channel, command, options, focused });
  return answer.choices ?? null;
}
