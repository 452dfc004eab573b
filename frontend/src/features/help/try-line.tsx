import { SIDE, isLetter, type Letter, CELLS, type Cell, type ScoringWord } from '@tessera/rules';
import { useState, type KeyboardEvent, useEffect } from 'react';
import { Tile } from '../../game-kit/board/tile';
import { loadChunk, reportMissingChunk } from '../../ui/lazy/load-chunk';

type Line = readonly Cell[];

/** The word that counts, null if there is none. */
type Found = Pick<ScoringWord, 'word' | 'start'> | null;

const textOf = (line: Line) => line.map((letter) => letter ?? ' ').join('');

async function wordIn(line: Line): Promise<Found> {
  const { scorer } = await loadChunk(() => import('../../store/lexicon'));
  const grid = Array.from({ length: CELLS }, (_, at) => line[at] ?? null);
  return scorer.scoreGrid(grid).words[0] ?? null;
}

/**
 * The word that counts in a line; undefined until it is known. That of the first line is given, so that the
 * word list loads only once the line changes.
 */
function useLineWord(line: Line, first: { readonly text: string; readonly found: Found }) {
  const [known, setKnown] = useState(first);
  const text = textOf(line);
  const isKnown = known.text === text;
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    wordIn(line).then(
      (found) => isShown && setKnown({ text: textOf(line), found }),
      () => isShown && reportMissingChunk({ asked: true }),
    );
    return () => {
      isShown = false;
    };
  }, [line, isKnown]);
  return isKnown ? known.found : undefined;
}

const FIRST: Line = ['C', 'A', 'R', null];
const FIRST_KNOWN = { text: 'CAR ', found: { word: 'CAR', start: 0 } };
const TRAY: readonly Letter[] = ['A', 'C', 'D', 'E', 'O', 'R', 'S', 'T'];

const Points = ({ points }: { readonly points: number }) => (
  <b className="font-display text-3xl leading-none font-[640] text-ochre-ink">{points}</b>
);

/** A line to fill and change, which shows at once what scores in it. */
export function TryLine() {
  const [line, setLine] = useState(FIRST);
  // The square that the next letter goes to.
  const [at, setAt] = useState(FIRST.indexOf(null));
  const found = useLineWord(line, FIRST_KNOWN);
  const scores = (index: number) =>
    !!found && index >= found.start && index < found.start + found.word.length;

  const place = (letter: Letter) => {
    const next = line.with(at, letter);
    setLine(next);
    // Another letter replaces it, until the player chooses another square.
    if (next.includes(null)) setAt(next.indexOf(null));
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const letter = key.toUpperCase();
    if (isLetter(letter) && !ctrlKey && !metaKey && !altKey) place(letter);
  };
  return (
    <div role="group" aria-labelledby="try-line" className="try-line" onKeyDown={onKeyDown}>
      <h3 id="try-line" className="text-lg">
        Try it yourself
      </h3>
      <p className="text-ink-2">Choose a square, then a letter.</p>
      <div className="flex flex-wrap items-center gap-x-[clamp(6px,2vw,10px)] gap-y-[8px] py-[8px]">
        {line.map((letter, index) => (
          <button
            key={index}
            type="button"
            className="try-line__place"
            aria-label={`Square ${index + 1}: ${letter ?? 'empty'}`}
            aria-pressed={index === at}
            onClick={() => setAt(index)}
          >
            {letter !== null && <Tile letter={letter} tone={scores(index) ? 'word' : 'plain'} />}
          </button>
        ))}
        <p
          role="status"
          className="ml-[6px] grid min-h-[2lh] min-w-[4.8rem] content-center text-md leading-[1.2] text-ink-2"
        >
          {found && (
            <>
              <Points points={found.word.length} />
              <span>
                <span className="sr-only"> points for </span>
                <span translate="no">{found.word}</span>
                {found.word.length < SIDE && line.includes(null) && <span>, so far</span>}
              </span>
            </>
          )}
          {found === null && (
            <>
              <Points points={0} />
              <span> No word yet</span>
            </>
          )}
        </p>
      </div>
      {/* On phones in two rows, in line with the squares. */}
      <div className="grid grid-cols-[repeat(4,var(--place))] gap-x-[clamp(6px,2vw,10px)] gap-y-[10px] pb-[6px] sm:grid-cols-[repeat(8,46px)]">
        {TRAY.map((letter) => (
          <button
            key={letter}
            type="button"
            className="tile try-line__key"
            translate="no"
            aria-label={letter}
            onClick={() => place(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
    </div>
  );
}
