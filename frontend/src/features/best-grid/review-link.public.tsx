import type { ReviewedRound } from '@tessera/contracts/solver';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, type DailyMove } from '@tessera/rules';
import { useRef } from 'react';
import { REVIEW_TEXTS, bestMomentText } from '../../solver/review-texts';
import { Link } from '../../ui/link/link';
import { useSolver } from '../../solver/use-solver';
import { useSeen } from '../../ui/lazy/use-seen';

interface ReviewedGame {
  readonly gameId: string;
  readonly roundHistory: readonly DailyMove[];
  /** The version of the word list that scored it. */
  readonly lexicon: string;
}

interface ReviewLinkProps {
  /** Without all of its moves, there is no moment to name. */
  readonly game: ReviewedGame;
  /** The review may be computed now. */
  readonly ready: boolean;
}

/** Not all browsers know whether the player saves data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Leads to the review, and names the player's best moment. That takes large tables, so they are loaded only once the
 * link is in view and the browser idle, and not at all for players who save data.
 */
export function ReviewLink({ game, ready }: ReviewLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isSeen = useSeen(link, { whenIdle: true });
  const hasMoment = ready && isSeen && game.roundHistory.length === ROUNDS && !savesData();
  return (
    <Link
      ref={link}
      className="button"
      data-variant="quiet"
      data-size="large"
      data-wide=""
      to={pathOf(PAGES.review, { gameId: game.gameId })}
    >
      <span className="grid">
        {REVIEW_TEXTS.review}
        <span className="text-sm font-normal text-ink-2">
          {hasMoment ? <BestMoment game={game} /> : REVIEW_TEXTS.teaser}
        </span>
      </span>
    </Link>
  );
}

/** A moment is worth naming from this many points on. */
const MOMENT_FROM = 1;

const gainOf = ({ before, after }: ReviewedRound): number => after - before;

function BestMoment({ game: { roundHistory, lexicon } }: { readonly game: ReviewedGame }) {
  const moves = roundHistory.map(({ round, letter, cellIndex }) => ({ round, letter, cellIndex }));
  const { answer } = useSolver('review', { moves, lexicon });
  const best = answer?.rounds.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
  if (!best || gainOf(best) < MOMENT_FROM) return <span>{REVIEW_TEXTS.teaser}</span>;
  return <span key="moment">{bestMomentText(best.round, gainOf(best))}</span>;
}
