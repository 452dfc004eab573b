import { signal, useSignal } from '../util/signal';

const message = signal({ text: '', turn: 0 });

/** Says something to a screen reader once the current speech ends. The same text again is said again. */
export const announce = (text: string): void => message.set({ text, turn: message.get().turn + 1 });

/** Where announcements are written; once, in the shell. Two lines take turns, so that a repeat is a change. */
export function LiveRegion() {
  const { text, turn } = useSignal(message);
  return (
    <div aria-live="polite" className="sr-only">
      <p>{turn % 2 === 0 ? text : ''}</p>
      <p>{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}
