import { TEXTS } from '@tessera/contracts/texts';
import { PERFECT_SCORE, cellsOf, isFull } from '@tessera/rules';
import { useMemo } from 'react';
import { NoShiftText } from '../../ui/stats/stats';
import { Board } from '../board/board';
import { wordsOfCells } from '../result/score-text';
import type { ScoreReveal } from '../result/use-score-reveal';
import { Name } from '../../ui/layout/name';
import type { MatchSide } from './match';

interface ResultSideProps {
  readonly side: MatchSide;
  readonly isMine: boolean;
  readonly reveal: ScoreReveal;
  /** The board moves to its place from where it has just been played. */
  readonly fresh: boolean;
  /** The tiles, which have been face down, are turning over. */
  readonly turning?: boolean;
}

/** One player's results: score and grid. */
export function ResultSide({ side, isMine, reveal, fresh, turning = false }: ResultSideProps) {
  const { name, grid, score, words } = side;
  const { lit, raised, points, done } = reveal;
  const scored = useMemo(() => new Set(words.flatMap(cellsOf)), [words]);
  const notes = useMemo(() => wordsOfCells(words), [words]);

  return (
    <section
      aria-label={isMine ? 'Your result' : `${name}'s result`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 sm:[&_.board]:max-w-[min(360px,100dvh-160px)]"
    >
      <p className="text-center">
        <span className="block truncate text-sm text-ink-2">{isMine ? 'You' : <Name>{name}</Name>}</span>
        <b
          className="block font-display text-4xl leading-none font-[640] tabular-nums"
          aria-hidden={done ? undefined : true}
          data-testid={isMine ? 'your-score' : 'their-score'}
        >
          <NoShiftText value={done ? score : points} />
        </b>
        {!done && <span className="sr-only">{score}</span>}
      </p>
      {isFull(grid) ? (
        <Board
          grid={grid}
          label={isMine ? TEXTS.gridName : `${name}'s grid`}
          size="small"
          notes={notes}
          arrivesAs={fresh ? (isMine ? 'mine' : 'theirs') : undefined}
          finish={turning ? 'turning' : done && score === PERFECT_SCORE ? 'gilded' : undefined}
          {...(done ? { scored } : { lit, raised })}
        />
      ) : (
        <p className="rounded-panel border border-line bg-card px-3 py-10 text-center text-ink-2">
          Grid not available
        </p>
      )}
    </section>
  );
}
