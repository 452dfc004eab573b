import type { ReplayReview } from '@tessera/solver';
import { GAME_REVIEW_TEXTS, decisiveTitle, bestForTheseText } from '../replay-texts';
import { changeText, REVIEW_TEXTS } from '../../../solver/review-texts';
import type { BestGridSearch } from '../../../solver/use-solver';
import { Card } from '../../../ui/layout/card';
import type { ShownPlayer, ShownPlayers } from '../replay-players';
import { MetricsTable, type MetricsRow, decisiveTexts } from './metrics-table';
import { Crosshair } from '../../../ui/icons/page-icons';
import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { BestGridDialog } from '../../best-grid/best-possible.public';

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
      <Crosshair size={22} className="flex-none text-terra" />
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

/** The best score that the sixteen letters allowed, and a button that shows the grid. */
function BestGridRow({ search }: { readonly search: BestGridSearch }) {
  const { answer, state, retry, lexicon } = search;
  const [open, setOpen] = useState(false);
  const text = answer
    ? bestForTheseText(answer.score, answer.upTo)
    : state === 'failed'
      ? REVIEW_TEXTS.bestFailed
      : GAME_REVIEW_TEXTS.bestPending;
  return (
    <div className="flex min-h-[46px] items-center justify-between gap-3 border-t border-line pt-2.5">
      <p className="text-md font-medium" aria-busy={state === 'working'}>
        {text}
      </p>
      {answer && (
        <span className="flex-none whitespace-nowrap">
          <Button onClick={() => setOpen(true)}>{REVIEW_TEXTS.seeBest}</Button>
        </span>
      )}
      {!answer && state === 'failed' && <Button onClick={retry}>{TEXTS.retry}</Button>}
      {answer && (
        <BestGridDialog
          open={open}
          onClose={() => setOpen(false)}
          description={text}
          label={GAME_REVIEW_TEXTS.bestGrid}
          best={answer}
          lexicon={lexicon}
        />
      )}
    </div>
  );
}
