import type { DailyState } from '@tessera/rules';
import { TEXTS } from '@tessera/contracts/texts';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ButtonRow } from '../../../ui/layout/page';
import { BothDirections, RoundPopup } from './round-popup';
import type { GuidedRounds } from './use-round-tutorial';
import type { Elements } from '../../../ui/util/elements';

interface RoundTutorialProps {
  readonly state: DailyState;
  readonly guide: GuidedRounds;
  /** The hand currently shows something else: the blind letter turning over, or a lost connection. */
  readonly interrupted: boolean;
  /** Takes back the letter that was chosen for this round. */
  readonly onReset: () => void;
  /** The hand. The tutorial takes its place, so the board below stays visible. */
  readonly children: Elements;
}

/** Guides a first-time player through the first rounds while they play. */
export function RoundTutorial({ state, guide, interrupted, onReset, children }: RoundTutorialProps) {
  const { letter, stagedCell } = state;
  const { part, asking, ask, finishPart } = guide;
  const popup =
    part === 1 ? (
      <RoundPopup round={1} {...{ letter, stagedCell }} onDone={finishPart} onClose={() => ask(true)} />
    ) : part === 2 ? (
      <RoundPopup key="second" round={2} {...{ letter, stagedCell }} onReset={onReset} onDone={finishPart} />
    ) : part === 'both-ways' ? (
      <BothDirections
        letter={stagedCell === null ? letter : null}
        cell={state.moves[0]?.cellIndex ?? null}
        onDone={finishPart}
      />
    ) : null;

  return (
    <>
      {interrupted ? children : (popup ?? children)}
      <Dialog
        open={asking}
        onClose={() => ask(false)}
        title={TEXTS.leaveTutorial}
        description={TEXTS.leaveTutorialDetail}
      >
        <ButtonRow>
          <Button onClick={() => ask(false)}>{TEXTS.keepGoing}</Button>
          <Button variant="alert" onClick={finishPart}>
            {TEXTS.leave}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
