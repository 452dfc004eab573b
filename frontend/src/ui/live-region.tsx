import { useSyncExternalStore } from 'react';

let message = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says something to a screen reader once the current speech ends. The same text again is said again. */
export function announce(text: string): void {
  message = { text, turn: message.turn + 1 };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Where announcements are written; once, in the shell. Two lines take turns, so that a repeat is a change. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => message);
  return (
    <div aria-live="polite" className="sr-only">
      <p>{turn % 2 === 0 ? text : ''}</p>
      <p>{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}
