import { Tile } from '../../game-kit/board/tile';

interface LineExampleProps {
  /** Four letters. */
  readonly line: string;
  /** The scoring word in it. */
  readonly word: string;
  readonly children: string;
}

/** A line of a grid with its scoring word highlighted, and an explanation of its score. */
export function LineExample({ line, word, children }: LineExampleProps) {
  const start = line.indexOf(word);
  const counts = (at: number) => at >= start && at < start + word.length;
  return (
    <li className="flex items-center gap-3.5">
      <span
        className="grid flex-none grid-cols-[repeat(4,34px)] gap-1.5 pb-1 [--tile-letter:19px] [--tile-radius:7px]"
        aria-hidden="true"
      >
        {[...line].map((letter, at) => (
          <Tile key={at} letter={letter} tone={counts(at) ? 'word' : 'plain'} />
        ))}
      </span>
      <p className="text-md leading-snug">
        <b className="font-semibold">{`${line} scores ${word.length}.`}</b>{' '}
        <span className="text-ink-2">{children}</span>
      </p>
    </li>
  );
}
