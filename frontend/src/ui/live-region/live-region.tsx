import { signal, useSignal } from '../util/signal';

const messages = signal<{ texts: readonly string[]; turn: number }>({ texts: [], turn: 0 });
let isCollecting = false;

/**
 * Announces a text to screen readers once they finish speaking. Repeating the same text announces it again.
 * Texts announced together, for example by different parts of the page after one change, are all spoken.
 */
export function announce(text: string): void {
  const { texts, turn } = messages.get();
  if (isCollecting) return messages.set({ texts: [...texts.filter((other) => other !== text), text], turn });
  isCollecting = true;
  queueMicrotask(() => (isCollecting = false));
  messages.set({ texts: [text], turn: turn + 1 });
}

/** The live region, rendered once in the shell. Two parts alternate, so that a repeated text counts as a change. */
export function LiveRegion() {
  const { texts, turn } = useSignal(messages);
  const lines = texts.map((text) => <p key={text}>{text}</p>);
  return (
    <div aria-live="polite" className="sr-only">
      <div>{turn % 2 === 0 && lines}</div>
      <div>{turn % 2 === 1 && lines}</div>
    </div>
  );
}
