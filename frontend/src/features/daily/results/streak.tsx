import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  claimCongratulation,
  isStreakEnhanced,
  type DailyWithStreak,
  type PostGame,
  POST_GAME_TEXTS,
  streakText,
  nextTierText,
} from './post-game';
import { type Tier, TIER_STEP } from '@tessera/rules';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Medallion } from '../../../ui/stats/medallion';

interface StreakStripProps {
  /** The streak including this game. */
  readonly streak: number;
  /** The game extended the streak, so its tessera is set as soon as `shown`. */
  readonly gained: boolean;
  /** The score has been counted. */
  readonly shown: boolean;
  /** Keeps a place for the congratulation, which comes once per game. */
  readonly roomy: boolean;
  readonly congratulation: PostGame | null;
}

/** The tesserae of the next animal that a streak has filled, 0-5. */
const filledBy = (streak: number): number => (streak === 0 ? 0 : ((streak - 1) % TIER_STEP) + 1);

/** The way to the next animal in five tesserae. A game that extends the streak sets one more, in place. */
export function StreakStrip({ streak, gained, shown, roomy, congratulation }: StreakStripProps) {
  const filled = filledBy(streak);
  const last = gained ? filled - 1 : -1;
  const isIncrease = congratulation?.kind === 'increase';
  return (
    <div className="border-t border-line px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <div className="streak-strip" aria-hidden="true">
          {Array.from({ length: TIER_STEP }, (_, at) => (
            <i
              key={at}
              data-filled={at < filled && (at !== last || shown) ? '' : undefined}
              data-new={at === last && shown ? '' : undefined}
            />
          ))}
        </div>
        <p className="held" data-held={gained && !shown ? '' : undefined}>
          {nextTierText(streak)}
        </p>
      </div>
      {roomy && (
        <p className="held mt-1.5 min-h-[2lh] text-ink-2" data-held={shown ? undefined : ''}>
          {isIncrease && (
            <span>
              <b className="font-semibold">{POST_GAME_TEXTS.congratulations}</b> {POST_GAME_TEXTS.over20}{' '}
              {POST_GAME_TEXTS.streakIncreased}{' '}
            </span>
          )}
          {gained && <b className="font-semibold text-ochre-ink">{POST_GAME_TEXTS.streakEnhanced}</b>}
        </p>
      )}
    </div>
  );
}

interface StatusDialogProps {
  readonly streak: number;
  /** The animal that has just been reached. */
  readonly tier: Tier;
  readonly open: boolean;
  readonly onDone: () => void;
}

/** Congratulates on a new animal, in gold. */
export const StatusDialog = ({ streak, tier, open, onDone }: StatusDialogProps) => (
  <Dialog open={open} onClose={onDone} title={POST_GAME_TEXTS.newStatus} width={360}>
    <div className="grid justify-items-center gap-1 pt-2 pb-5 text-center">
      <div className="pb-3">
        <Medallion metal="gold" struck>
          {tier.emoji}
        </Medallion>
      </div>
      <p className="display text-3xl leading-tight">{tier.name}</p>
      <p className="text-lg text-ink-2">{streakText(streak)}</p>
    </div>
    <Button variant="primary" wide onClick={onDone}>
      {POST_GAME_TEXTS.awesome}
    </Button>
  </Dialog>
);

interface OwnStreakProps {
  readonly finished: DailyWithStreak;
  /** The game has just been played and counts for the streak. */
  readonly counts: boolean;
  /** The server has responded or failed to, so the streak won't change any more. */
  readonly settled: boolean;
  /** The score has been counted. */
  readonly counted: boolean;
  /** The player has had a moment to look at it. */
  readonly rested: boolean;
}

/** What a daily has done for the streak: a tessera and a congratulation in place, or a dialog for a new animal. */
export function OwnStreak({ finished, counts, settled, counted, rested }: OwnStreakProps) {
  const congratulation = useCongratulation(finished, counts && settled);
  const [closed, setClosed] = useState(false);
  return (
    <>
      <StreakStrip
        streak={finished.streak}
        gained={counts && isStreakEnhanced(finished)}
        shown={counted}
        roomy={counts && isStreakEnhanced({ ...finished, streak: 1 })}
        congratulation={congratulation}
      />
      {congratulation?.kind === 'status' && (
        <StatusDialog {...congratulation} open={rested && !closed} onDone={() => setClosed(true)} />
      )}
    </>
  );
}

/** The congratulation for a game, once per game in this browser. */
function useCongratulation(finished: DailyWithStreak, due: boolean): PostGame | null {
  const [congratulation, setCongratulation] = useState<PostGame | null>(null);
  // The statistics are polled, so `due` may change several times.
  const wasClaimed = useRef(false);
  const claim = useEffectEvent(() => {
    if (wasClaimed.current) return;
    wasClaimed.current = true;
    setCongratulation(claimCongratulation(finished));
  });
  useEffect(() => {
    if (due) claim();
  }, [due]);
  return congratulation;
}
