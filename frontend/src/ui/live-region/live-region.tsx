import { signal, useSignal } from '../util/signal';

/** For how long a text stays at least. Screen readers may miss one that is replaced sooner. */
const STAYS_MS = 500;

interface Message {
  readonly text: string;
  /** When it was announced. */
  readonly at: number;
}

/** A part of the page that screen readers read aloud when its texts change. */
function createRegion() {
  const messages = signal<{ texts: readonly Message[]; isOdd: boolean }>({ texts: [], isOdd: false });
  let removal: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    const now = performance.now();
    const { texts, isOdd: wasOdd } = messages.get();
    const recent = texts.filter((other) => now - other.at < STAYS_MS && other.text !== text);
    const newest = { text, at: now };
    const isOdd = recent.length > 0 ? wasOdd : !wasOdd;
    messages.set({ texts: [...recent, newest], isOdd });
    clearTimeout(removal);
    removal = setTimeout(() => messages.set({ texts: [newest], isOdd }), STAYS_MS);
  };
  return { messages, say };
}

type Region = ReturnType<typeof createRegion>;

const events = createRegion();
const hints = createRegion();

/**
 * Announces a text to screen readers once they finish speaking. Repeating the same text announces it again.
 * Texts announced soon after each other, for example by different parts of the page after one change, are all spoken.
 */
export const announce = events.say;

/** The same for advice to a player who is learning the game. It doesn't replace what `announce` has said. */
export const announceHint = hints.say;

/** Two parts alternate, so that a repeated text counts as a change. */
function Texts({ of: { messages } }: { readonly of: Region }) {
  const { texts, isOdd } = useSignal(messages);
  const lines = texts.map(({ text, at }) => <p key={`${at} ${text}`}>{text}</p>);
  return (
    <div aria-live="polite" className="sr-only">
      <div>{!isOdd && lines}</div>
      <div>{isOdd && lines}</div>
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
