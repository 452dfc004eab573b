import type { DailyState } from '@tessera/rules';
import { useEffect, useState } from 'react';
import {
  dismissTutorial,
  isTutorialDismissed,
  type RoundTutorialName,
} from '../../../store/daily/tutorial-flags';
import { focusBoard } from '../../../game-kit/board/board';

export interface GuidedRounds {
  /** What the player is told now. */
  readonly part: 1 | 2 | 'both-ways' | null;
  /** The player is asked whether to leave the tutorial. */
  readonly asking: boolean;
  readonly ask: (asking: boolean) => void;
  /** The player has understood this part, or leaves the tutorial. */
  readonly finishPart: () => void;
}

/**
 * Where a first-time player is in the tutorial of the first rounds. `active` is false for other players;
 * `always` shows the tutorial even if it has been dismissed, and doesn't dismiss it.
 */
export function useRoundTutorial({ round }: DailyState, active: boolean | 'always'): GuidedRounds {
  const isDemo = active === 'always';
  // Waits for the server, because the player may have seen the tutorial on another device.
  const isFirst = active !== false;
  const [done, setDone] = useState<readonly RoundTutorialName[]>([]);
  const [asking, setAsking] = useState(false);
  const [begun] = useState(round);
  const [understood, setUnderstood] = useState(false);
  const isDue = (name: RoundTutorialName) =>
    isFirst && !done.includes(name) && (isDemo || !isTutorialDismissed(name));
  const isReminder = (understood && round === 2) || (begun <= 2 && round === 3);

  const part =
    round === 1 && isDue('round1_tutorial')
      ? 1
      : isReminder && isDue('round2_tutorial')
        ? 'both-ways'
        : round === 2 && isDue('round2_tutorial')
          ? 2
          : null;
  // Submitting a round ends its part.
  const isPastFirst = isFirst && begun === 1 && round > 1;
  const isPastReminder = isFirst && begun <= 2 && round > 3;
  useEffect(() => {
    if (isDemo) return;
    if (isPastFirst) dismissTutorial('round1_tutorial');
    if (isPastReminder) dismissTutorial('round2_tutorial');
  }, [isDemo, isPastFirst, isPastReminder]);

  const finishPart = () => {
    // The focused button is gone.
    focusBoard();
    setAsking(false);
    if (part === 2) return setUnderstood(true);
    const name = part === 1 ? 'round1_tutorial' : 'round2_tutorial';
    if (!isDemo) dismissTutorial(name);
    setDone((before) => [...before, name]);
  };
  return { part, asking: asking && part === 1, ask: setAsking, finishPart };
}
