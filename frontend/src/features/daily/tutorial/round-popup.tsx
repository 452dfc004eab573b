import { ROUND_STEPS, TUTORIAL_TEXTS, roundTutorialName } from '@tessera/contracts/constants';
import type { Letter } from '@tessera/rules';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Tile } from '../../../game-kit/board/tile';
import { TakeBackButton } from '../../../game-kit/hand/take-back-button';

interface RoundPopupProps {
  readonly round: 1 | 2;
  readonly letter: Letter | null;
  /** The cell of the letter while it can still be moved. */
  readonly stagedCell: number | null;
  readonly onDone: () => void;
  /** Closes the tutorial before its end. Without it, there is no close button. */
  readonly onClose?: () => void;
  /** Takes the chosen letter back. */
  readonly onReset?: () => void;
}

/** Three steps in place of the hand, with the current one in teal. The game continues below. */
export function RoundPopup({ round, letter, stagedCell, onDone, onClose, onReset }: RoundPopupProps) {
  const due = useStepDue(stagedCell);
  return (
    <section aria-label={roundTutorialName(round)} className="coach">
      {letter !== null && (round === 1 || stagedCell === null) && (
        <Tile letter={letter} tone="mine" size="hand" />
      )}
      <ol className="coach__steps">
        {ROUND_STEPS[round].map((text, at) => (
          <li
            key={text}
            aria-current={at === due ? 'step' : undefined}
            data-step={at < due ? 'done' : at === due ? 'due' : 'to-come'}
          >
            <i aria-hidden="true">{at < due ? <Check size={12} strokeWidth={3} /> : at + 1}</i>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {onClose && (
        <button
          type="button"
          className="coach__close icon-button"
          aria-label={TUTORIAL_TEXTS.close}
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </button>
      )}
      <span className="coach__end">
        {onReset && letter !== null && <TakeBackButton letter={letter} onPress={onReset} />}
        <button type="button" className="coach__done" onClick={onDone}>
          {TUTORIAL_TEXTS.gotIt}
        </button>
      </span>
    </section>
  );
}

/** The current step: 0 to place the letter, 1 to move it, 2 to submit it. */
function useStepDue(stagedCell: number | null): 0 | 1 | 2 {
  const [first, setFirst] = useState(stagedCell);
  if (stagedCell !== null && first === null) setFirst(stagedCell);
  if (stagedCell === null) return 0;
  return stagedCell === first || first === null ? 1 : 2;
}
