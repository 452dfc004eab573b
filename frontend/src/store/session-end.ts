/** The server has said that the session is over: in a message of the live connection, or by refusing a call. */
export type SessionEnd =
  { readonly source: 'sse'; readonly reason: string | undefined } | { readonly source: 'refusal' };

type Listener = (end: SessionEnd) => void;
const listeners = new Set<Listener>();

export function tellSessionEnd(end: SessionEnd): void {
  for (const listener of listeners) listener(end);
}

/** Gives back the end of the listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
