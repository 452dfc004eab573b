import { signal, useSignal } from '../util/signal';

const message = signal({ text: '', turn: 0 });

/** Announces a text to screen readers once they finish speaking. Repeating the same text announces it again. */
export const announce = (text: string): void =>
  // Most of those who hear it use keys.
  message.set({ text: text.replaceAll('Tap ', 'Press '), turn: message.get().turn + 1 });

/** The live region, rendered once in the shell. Two lines alternate, so that a repeated text counts as a change. */
export function LiveRegion() {
  const { text, turn } = useSignal(message);
  return (
    <div aria-live="polite" className="sr-only">
      <p>{turn % 2 === 0 ? text : ''}</p>
      <p>{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}
