import { TEXTS, wordCheckPath } from '@tessera/contracts/constants';
import { cellsOf, isFull, liveGrid, type Seat } from '@tessera/rules';
import { useMemo } from 'react';
import { Board } from '../../ui/board';
import { WordChip } from '../../ui/chip';
import { useLineByLine } from '../../ui/use-line-by-line';
import { gamePath } from './game-code';
import { GAME_TEXTS } from './game-texts';
import { scoreOf, wordsOf } from './seats';
import type { LiveTable } from './table-state';

interface ResultSideProps {
  readonly table: LiveTable;
  readonly seat: Seat;
  readonly name: string;
  readonly counting: boolean;
}

/** One player's end: score, grid, words. */
export function ResultSide({ table, seat, name, counting }: ResultSideProps) {
  const { facts, known } = table;
  const words = wordsOf(facts, seat);
  const grid = useMemo(() => liveGrid(known, seat), [known, seat]);
  const lines = useMemo(() => words.map((word) => ({ cells: cellsOf(word), points: word.score })), [words]);
  const { lit, raised, points, done } = useLineByLine(lines, counting);
  const scored = useMemo(() => new Set(lines.flatMap(({ cells }) => cells)), [lines]);
  const isMine = seat === table.seat;

  return (
    <section aria-label={isMine ? 'Your result' : `${name}'s result`} className="grid content-start gap-2">
      <p className="text-center">
        <span className="block truncate text-[13px] text-ink-2">{name}</span>
        <b
          className="block font-display text-[46px] leading-none font-[640] tabular-nums"
          data-testid={isMine ? 'your-score' : 'their-score'}
        >
          {done ? scoreOf(facts, seat) : points}
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
          {GAME_TEXTS.gridMissing}
        </p>
      )}
      <ul
        aria-label={isMine ? 'Your words' : `${name}'s words`}
        className="flex flex-wrap justify-center gap-1.5"
      >
        {words.map(({ word, score, direction, line }) => (
          <li key={`${direction} ${line}`}>
            <WordChip
              word={word}
              score={score}
              to={wordCheckPath(word)}
              state={{ from: gamePath(table.gameId) }}
            />
          </li>
        ))}
        {words.length === 0 && <li className="text-[13px] text-ink-2">No words</li>}
      </ul>
    </section>
  );
}
