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
  const messages = signal<readonly Message[]>([]);
  let removal: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    const newest = { text, at: performance.now() };
    const recent = messages.get().filter((other) => newest.at - other.at < STAYS_MS && other.text !== text);
    messages.set([...recent, newest]);
    clearTimeout(removal);
    removal = setTimeout(() => messages.set([newest]), STAYS_MS);
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

/** A repeated text is another element, so that it counts as a change. */
const Texts = ({ of: { messages } }: { readonly of: Region }) => (
  <div aria-live="polite" className="sr-only">
    {useSignal(messages).map(({ text, at }) => (
      <p key={`${at} ${text}`}>{text}</p>
    ))}
  </div>
);

/** The live regions, rendered once in the shell. */
export const LiveRegion = () => (
  <>
    <Texts of={events} />
    <Texts of={hints} />
  </>
);
