import type { DailyState } from '@tessera/rules';
import { TUTORIAL_TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState, type ReactNode } from 'react';
import { localCompletions } from '../../store/completions';
import { dismissTutorial, isTutorialDismissed, type RoundTutorialName } from '../../store/tutorial-flags';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ButtonRow } from '../../ui/page';
import { RoundPopup } from './round-popup';

interface RoundTutorialProps {
  readonly state: DailyState;
  readonly active: boolean;
  /** The hand, whose place the popup takes: the board under it stays free. */
  readonly children: ReactNode;
}

/** In the first two rounds of a first daily it says what to do while the player does it. */
export function RoundTutorial({ state, active, children }: RoundTutorialProps) {
  const [isFirst] = useState(() => active && localCompletions().length === 0);
  const [done, setDone] = useState<readonly RoundTutorialName[]>([]);
  const [asking, setAsking] = useState(false);
  const { round, letter, cell } = state;
  const isDue = (name: RoundTutorialName) => isFirst && !done.includes(name) && !isTutorialDismissed(name);
  const [begun] = useState(round);
  const [understood, setUnderstood] = useState(false);

  const dismiss = (name: RoundTutorialName) => {
    dismissTutorial(name);
    setDone((before) => [...before, name]);
    setAsking(false);
  };
  // Submitting the round is the end of its tutorial.
  useEffect(() => {
    if (isFirst && begun === 1 && round > 1) dismissTutorial('round1_tutorial');
  }, [isFirst, begun, round]);
  const step = cell !== null ? 1 : 0;
  const remembers = (understood || (begun <= 2 && round > 2)) && isDue('round2_tutorial');

  return (
    <>
      {round === 1 && isDue('round1_tutorial') ? (
        <RoundPopup
          round={1}
          letter={letter}
          step={step}
          onDone={() => dismiss('round1_tutorial')}
          onClose={() => setAsking(true)}
        />
      ) : round === 2 && letter === null && !understood && isDue('round2_tutorial') ? (
        <RoundPopup round={2} letter={letter} step={step} onDone={() => setUnderstood(true)} />
      ) : (
        children
      )}
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
      <Dialog
        open={remembers}
        onOpenChange={() => dismiss('round2_tutorial')}
        title="Both ways"
        description={TUTORIAL_TEXTS.bothWays}
      >
        <Button variant="primary" wide onClick={() => dismiss('round2_tutorial')}>
          {TUTORIAL_TEXTS.goodLuck}
        </Button>
      </Dialog>
    </>
  );
}
