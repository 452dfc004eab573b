import type { ReviewedRound } from '@tessera/contracts';
import { REVIEW_TEXTS } from '../../solver/review-texts';
import { ChevronRight } from '../../ui/icons/icons';
import { Tile } from '../../game-kit/board/tile';
import { sentenceOf } from './review-metrics';

interface MomentListProps {
  readonly moments: readonly ReviewedRound[];
  readonly onSelect: (round: number) => void;
}

/** The rounds that mattered most, each with a sentence. A click shows the round. */
export const MomentList = ({ moments, onSelect }: MomentListProps) => (
  <section className="grid gap-2">
    <h2 className="text-xl">{REVIEW_TEXTS.moments}</h2>
    <ul className="divide-y divide-line overflow-clip rounded-panel border border-line bg-card">
      {moments.map((round) => (
        <li key={round.round}>
          <button
            type="button"
            className="flex w-full items-center gap-3 px-3 py-2.5 text-left -outline-offset-3 hover:bg-ink/5"
            onClick={() => onSelect(round.round)}
          >
            <span className="w-9 flex-none [--tile-letter:18px] [--tile-radius:7px] [--tile-thick:2px]">
              <Tile letter={round.letter} />
            </span>
            <span className="grid flex-1">
              <b className="text-sm font-semibold">{`Round ${round.round}`}</b>
              <span className="text-md text-ink-2">{sentenceOf(round)}</span>
            </span>
            <ChevronRight size={18} className="flex-none text-ink-2" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
