import type { ReplayReview } from '@tessera/solver';
import { GAME_REVIEW_TEXTS, decisiveTitle } from '../replay-texts';
import { changeText } from '../../../solver/review-texts';
import type { BestGridSearch } from '../../../solver/use-solver';
import { Card } from '../../../ui/layout/card';
import { BestGridRow } from './best-grid-row';
import type { ShownPlayer, ShownPlayers } from '../replay-players';
import { MetricsTable, type MetricsRow, decisiveTexts } from './metrics-table';
import { Crosshair } from '../../../ui/icons/icons';

interface DecisiveCardProps {
  readonly players: ShownPlayers;
  readonly review: ReplayReview;
  readonly onShow: (round: number) => void;
}

/** The round that decided the game. A click shows it. */
export function DecisiveCard({ players, review, onShow }: DecisiveCardProps) {
  const round = review.decisive;
  if (round === null) return <p className="text-ink-2">{GAME_REVIEW_TEXTS.noDecisive}</p>;
  const [gained, reason] = decisiveTexts(review, players, round);
  return (
    <button
      type="button"
      className="flex w-full items-center gap-3 rounded-card border border-line bg-card p-3.5 text-left shadow-card hover:bg-ink/5"
      onClick={() => onShow(round)}
    >
      <Crosshair size={22} className="flex-none text-terra" aria-hidden />
      <span className="grid flex-1">
        <b className="font-display text-lg font-[620]">{decisiveTitle(round)}</b>
        <span className="text-md text-ink-2">{`${gained} ${reason}`}</span>
      </span>
    </button>
  );
}

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
