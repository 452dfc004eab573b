import { TEXTS, wordCheckPath } from '@tessera/contracts/constants';
import { cellsOf, isFull } from '@tessera/rules';
import { useMemo } from 'react';
import { Board } from '../board/board';
import { WordChip } from '../result/word-chip';
import type { MatchSide } from './match';
import { NoShiftText } from '../../ui/stats/no-shift-text';
import { useScoreReveal } from '../result/use-score-reveal';

interface ResultSideProps {
  readonly side: MatchSide;
  readonly isMine: boolean;
  readonly counting: boolean;
  /** The path of the results, for the way back from the word checker. */
  readonly from: string;
}

/** One player's results: score, grid, words. */
export function ResultSide({ side, isMine, counting, from }: ResultSideProps) {
  const { name, grid, score, words } = side;
  const lines = useMemo(() => words.map((word) => ({ cells: cellsOf(word), points: word.score })), [words]);
  const { lit, raised, points, done } = useScoreReveal(lines, counting);
  const scored = useMemo(() => new Set(lines.flatMap(({ cells }) => cells)), [lines]);

  return (
    <section
      aria-label={isMine ? 'Your result' : `${name}'s result`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2"
    >
      <p className="text-center">
        <span className="block truncate text-sm text-ink-2">{isMine ? 'You' : name}</span>
        <b
          className="block font-display text-4xl leading-none font-[640] tabular-nums"
          data-testid={isMine ? 'your-score' : 'their-score'}
        >
          <NoShiftText value={done ? score : points} />
        </b>
      </p>
      {isFull(grid) ? (
        <Board
          grid={grid}
          label={isMine ? TEXTS.gridName : `${name}'s grid`}
          size="small"
          {...(done ? { scored } : { lit, raised })}
        />
      ) : (
        <p className="rounded-panel border border-line bg-card px-3 py-10 text-center text-ink-2">
          Grid not available
        </p>
      )}
      <ul
        aria-label={isMine ? 'Your words' : `${name}'s words`}
        className="flex flex-wrap justify-center gap-1.5"
      >
        {words.map(({ word, score: points, direction, line }) => (
          <li key={`${direction} ${line}`}>
            <WordChip word={word} score={points} to={wordCheckPath(word)} state={{ from }} />
          </li>
        ))}
        {words.length === 0 && <li className="text-sm text-ink-2">No words</li>}
      </ul>
    </section>
  );
}
