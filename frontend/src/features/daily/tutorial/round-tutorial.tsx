import type { DailyState } from '@tessera/rules';
import { TUTORIAL_TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState, type ReactNode } from 'react';
import {
  dismissTutorial,
  isTutorialDismissed,
  type RoundTutorialName,
} from '../../../store/daily/tutorial-flags';
import { focusBoard } from '../../../game-kit/board/board';
import { Button } from '../../../ui/button/button';
import { BothDirectionsDialog } from './both-directions-dialog';
import { Dialog } from '../../../ui/dialog/dialog';
import { ButtonRow } from '../../../ui/layout/page';
import { RoundPopup } from './round-popup';

interface RoundTutorialProps {
  readonly state: DailyState;
  /** `always` shows the tutorial even if it has been dismissed, and doesn't dismiss it. */
  readonly active: boolean | 'always';
  /** The hand currently shows something else: the blind letter turning over, or a lost connection. */
  readonly interrupted: boolean;
  /** Takes back the letter that was chosen for this round. */
  readonly onReset: () => void;
  /** The hand. The popup takes its place, so the board below stays visible. */
  readonly children: ReactNode;
}

/** Guides a first-time player through the first two rounds while they play. */
export function RoundTutorial({ state, active, interrupted, onReset, children }: RoundTutorialProps) {
  const isDemo = active === 'always';
  // Waits for the server, because the player may have seen the tutorial on another device.
  const isFirst = active !== false;
  const [done, setDone] = useState<readonly RoundTutorialName[]>([]);
  const [asking, setAsking] = useState(false);
  const { round, letter, stagedCell } = state;
  const isDue = (name: RoundTutorialName) =>
    isFirst && !done.includes(name) && (isDemo || !isTutorialDismissed(name));
  const [begun] = useState(round);
  const [understood, setUnderstood] = useState(false);

  const dismiss = (name: RoundTutorialName) => {
    if (!isDemo) dismissTutorial(name);
    setDone((before) => [...before, name]);
    setAsking(false);
    // The focused button is gone.
    focusBoard();
  };
  // Submitting the round ends its tutorial.
  useEffect(() => {
    if (isFirst && !isDemo && begun === 1 && round > 1) dismissTutorial('round1_tutorial');
  }, [isFirst, isDemo, begun, round]);
  const remembers = (understood || (begun <= 2 && round > 2)) && isDue('round2_tutorial');

  const popup =
    round === 1 && isDue('round1_tutorial') ? (
      <RoundPopup
        round={1}
        {...{ letter, stagedCell }}
        onDone={() => dismiss('round1_tutorial')}
        onClose={() => setAsking(true)}
      />
    ) : round === 2 && !understood && isDue('round2_tutorial') ? (
      <RoundPopup
        key="second"
        round={2}
        {...{ letter, stagedCell }}
        onReset={onReset}
        onDone={() => setUnderstood(true)}
      />
    ) : null;

  return (
    <>
      {interrupted ? children : (popup ?? children)}
      <Dialog
        open={asking && isDue('round1_tutorial')}
        onOpenChange={setAsking}
        title={TUTORIAL_TEXTS.leaveQuestion}
        description={TUTORIAL_TEXTS.leaveDetail}
      >
        <ButtonRow>
          <Button onClick={() => setAsking(false)}>{TUTORIAL_TEXTS.stay}</Button>
          <Button variant="alert" onClick={() => dismiss('round1_tutorial')}>
            {TUTORIAL_TEXTS.leave}
          </Button>
        </ButtonRow>
      </Dialog>
      <BothDirectionsDialog open={remembers} onDone={() => dismiss('round2_tutorial')} />
    </>
  );
}
