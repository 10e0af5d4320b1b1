// What the page asks of its server. Every call is a JSON POST but the first look and the stream of events.

/** A call that the server refused; `message` is a sentence for the person. */
export class CallError extends Error {}

async function answerOf(response) {
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallError(answer.error ?? `The playground answered ${response.status}.`);
  return answer;
}

/** Everything that a person may see, as one object. */
export async function look(person) {
  return answerOf(await fetch(`/play/look?person=${encodeURIComponent(person)}`));
}

/** Calls the server: `call("click", {...})`. Raises CallError, also when the server is gone. */
export async function call(name, given = {}) {
  let response;
  try {
    response = await fetch(`/play/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(given),
    });
  } catch {
    throw new CallError("The playground does not answer. Is it still running?");
  }
  return answerOf(response);
}

/** Listens to what happens for a person; returns a function that stops it. `onstate(true|false)`: connected or not. */
export function listen(person, onevent, onstate) {
  const source = new EventSource(`/play/events?person=${encodeURIComponent(person)}`);
  source.onmessage = (message) => onevent(JSON.parse(message.data));
  source.onopen = () => onstate(true);
  source.onerror = () => onstate(false);
  return () => source.close();
}
