import { signal, useSignal } from '../util/signal';

/** A part of the page that screen readers read aloud when its texts change. */
function createRegion() {
  const messages = signal<{ texts: readonly string[]; turn: number }>({ texts: [], turn: 0 });
  let isCollecting = false;
  const say = (text: string): void => {
    const { texts, turn } = messages.get();
    if (isCollecting)
      return messages.set({ texts: [...texts.filter((other) => other !== text), text], turn });
    isCollecting = true;
    queueMicrotask(() => (isCollecting = false));
    messages.set({ texts: [text], turn: turn + 1 });
  };
  return { messages, say };
}

type Region = ReturnType<typeof createRegion>;

const events = createRegion();
const hints = createRegion();

/**
 * Announces a text to screen readers once they finish speaking. Repeating the same text announces it again.
 * Texts announced together, for example by different parts of the page after one change, are all spoken.
 */
export const announce = events.say;

/** The same for advice to a player who is learning the game. It doesn't replace what `announce` has said. */
export const announceHint = hints.say;

/** Two parts alternate, so that a repeated text counts as a change. */
function Texts({ of: { messages } }: { readonly of: Region }) {
  const { texts, turn } = useSignal(messages);
  const lines = texts.map((text) => <p key={text}>{text}</p>);
  return (
    <div aria-live="polite" className="sr-only">
      <div>{turn % 2 === 0 && lines}</div>
      <div>{turn % 2 === 1 && lines}</div>
    </div>
  );
}

/** The live regions, rendered once in the shell. */
export const LiveRegion = () => (
  <>
    <Texts of={events} />
    <Texts of={hints} />
  </>
);
