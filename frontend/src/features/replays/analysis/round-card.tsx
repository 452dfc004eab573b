import type { ReplayFrame } from '@tessera/rules';
import type { ReplayReview } from '@tessera/solver';
import { betterForText, GAME_REVIEW_TEXTS, roundTitle } from '../replay-texts';
import { changeText, REVIEW_TEXTS } from '../../../solver/review-texts';
import { Card } from '../../../ui/layout/card';
import type { ShownPlayer, ShownReplay } from '../replay-players';
import { MetricsTable, type MetricsRow, SHOWN } from './metrics-table';

interface RoundCardProps {
  readonly shown: ShownReplay;
  readonly frame: ReplayFrame;
  /** Null until analyzed. */
  readonly review: ReplayReview | null;
}

/** 'Round 5: Ben chose E' */
export function titleOf({ names }: ShownReplay, { round, letter, chosenBy }: ReplayFrame): string {
  if (letter === null) return GAME_REVIEW_TEXTS.emptyGrids;
  return roundTitle(round, letter, typeof chosenBy === 'number' ? names[chosenBy] : null);
}

/** One round: what luck and choice changed for each player, and which move was better. */
export function RoundCard({ shown, frame, review }: RoundCardProps) {
  return (
    <Card title={titleOf(shown, frame)}>
      {review === null ? (
        <p className="min-h-[8lh] sm:min-h-[6lh] text-ink-2">{REVIEW_TEXTS.loading}</p>
      ) : (
        <RoundMetrics shown={shown} frame={frame} review={review} />
      )}
    </Card>
  );
}

function RoundMetrics({
  shown: { players },
  frame: { round },
  review,
}: RoundCardProps & { readonly review: ReplayReview }) {
  const roundOf = ({ side }: ShownPlayer) => review.sides[side].rounds[round - 1];
  const expected = (player: ShownPlayer) =>
    (roundOf(player)?.after ?? review.sides[player.side].start).toFixed(1);
  const change = (player: ShownPlayer, kind: 'luck' | 'skill') => changeText(roundOf(player)?.[kind] ?? 0);
  const rows: MetricsRow[] = [
    { label: 'Luck', cell: (player) => change(player, 'luck') },
    { label: 'Choice', cell: (player) => change(player, 'skill') },
    { label: 'Expected now', cell: expected, isSum: true },
  ];
  return (
    <>
      <MetricsTable label={GAME_REVIEW_TEXTS.rounds} players={players} rows={rows} />
      <div className="grid min-h-[4lh] content-start sm:min-h-[2lh] gap-1 text-sm text-ink-2">
        {players.map((player) => {
          const one = roundOf(player);
          if (!one || -one.skill < SHOWN) return null;
          const { letter, best, skill } = one;
          const move = { letter, bestLetter: best.letter, bestCell: best.cell, cost: -skill };
          return <p key={player.side}>{betterForText(player.name, move)}</p>;
        })}
      </div>
    </>
  );
}
