import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { claimCongratulation, isStreakEnhanced, type DailyWithStreak, type PostGame } from './post-game';
import { StatusDialog } from './status-dialog';
import { StreakStrip } from './streak-strip';

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
