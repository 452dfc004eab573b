import type { ReplayReview } from '@tessera/solver';
import { GAME_REVIEW_TEXTS } from '../replay-texts';
import { changeText } from '../../../solver/review-texts';
import type { BestGridSearch } from '../../../solver/use-best-grid';
import { Card } from '../../../ui/layout/card';
import { BestGridRow } from './best-grid-row';
import type { ShownPlayer, ShownPlayers } from '../replay-players';
import { MetricsTable, type MetricsRow } from './metrics-table';

interface SummaryCardProps {
  readonly players: ShownPlayers;
  readonly review: ReplayReview;
  /** Both placed the same letters, so that the best grid is the same. */
  readonly best: BestGridSearch;
}

/** Where the points of both came from: start, luck and choices add up to the final score. */
export function SummaryCard({ players, review, best }: SummaryCardProps) {
  const sideOf = ({ side }: ShownPlayer) => review.sides[side];
  const rows: MetricsRow[] = [
    { label: GAME_REVIEW_TEXTS.expected, cell: (player) => sideOf(player).start.toFixed(1) },
    { label: GAME_REVIEW_TEXTS.luck, cell: (player) => changeText(sideOf(player).luck) },
    { label: GAME_REVIEW_TEXTS.choices, cell: (player) => changeText(sideOf(player).skill) },
    { label: GAME_REVIEW_TEXTS.final, cell: ({ score }) => score, isSum: true },
  ];
  return (
    <Card title={GAME_REVIEW_TEXTS.summary}>
      <MetricsTable label={GAME_REVIEW_TEXTS.summary} players={players} rows={rows} />
      <p className="text-sm text-ink-2">{GAME_REVIEW_TEXTS.luckDetail}</p>
      <BestGridRow search={best} />
    </Card>
  );
}
