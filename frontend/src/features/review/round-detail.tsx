import type { ReviewedRound } from '@tessera/contracts/solver';
import { isOddRound, withLetter, type Grid } from '@tessera/rules';
import { REVIEW_TEXTS, changeText } from '../../solver/review-texts';
import { Board } from '../../game-kit/board/board';
import { Facts } from '../../ui/stats/stats';
import { costOf, hadBetter, luckOf, sentenceOf, squaresOf, titleOf } from './review-metrics';

interface RoundDetailProps {
  readonly round: ReviewedRound;
  /** The grid before the round. */
  readonly grid: Grid;
}

/** One round: the player's move next to the better one, and what they were worth. */
export function RoundDetail({ round, grid }: RoundDetailProps) {
  const { letter, cellIndex, bestLetter, bestCell, before, after, best } = round;
  const better = hadBetter(round);
  return (
    <section className="grid gap-3 pt-4">
      <div>
        <h3 className="text-xl">{titleOf(round)}</h3>
        <p className="min-h-[2.9em] text-md text-ink-2">{sentenceOf(round)}</p>
        <p className="sr-only">{squaresOf(round)}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Move title={REVIEW_TEXTS.yourMove} worth={after} grid={grid} letter={letter} cellIndex={cellIndex} />
        {better ? (
          <Move
            title={REVIEW_TEXTS.betterMove}
            worth={best}
            grid={grid}
            letter={bestLetter}
            cellIndex={bestCell}
          />
        ) : (
          <p className="self-center text-center font-display text-xl leading-snug font-[620] text-ink-2">
            {REVIEW_TEXTS.bestMove}
          </p>
        )}
      </div>
      <Facts
        items={[
          { label: 'before', value: before.toFixed(1) },
          { label: 'luck', value: isOddRound(round.round) ? changeText(luckOf(round)) : '–' },
          { label: 'your choice', value: changeText(-costOf(round)) },
          { label: 'after', value: after.toFixed(1) },
        ]}
      />
    </section>
  );
}

interface MoveProps {
  readonly title: string;
  readonly worth: number;
  readonly grid: Grid;
  readonly letter: string;
  readonly cellIndex: number;
}

const Move = ({ title, worth, grid, letter, cellIndex }: MoveProps) => (
  <figure className="grid content-start gap-1.5">
    <figcaption className="flex items-baseline justify-between text-sm text-ink-2">
      <span>{title}</span>
      <b className="font-display text-base font-[620] text-ink tabular-nums">{worth.toFixed(1)}</b>
    </figcaption>
    <Board grid={withLetter(grid, cellIndex, letter)} label={title} size="small" stagedCell={cellIndex} />
  </figure>
);
