import type { ReplayReview } from '@tessera/solver';
import { GAME_REVIEW_TEXTS, decisiveTitle } from '../replay-texts';
import { Crosshair } from '../../../ui/icons/icons';
import type { ShownPlayers } from '../replay-players';
import { decisiveTexts } from './side-metrics';

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
