import { type Letter, columnOf } from '@tessera/rules';
import { useState, useEffect, type ReactNode } from 'react';
import { ROUND_STEPS, roundTutorialName, ROUND_TEXTS } from './round-texts';
import { IconButton } from '../../../ui/button/icon-button';
import { X } from '../../../ui/icons/icons';
import { TakeBackButton } from '../../../game-kit/hand/hand';
import { Tile } from '../../../game-kit/board/tile';
import { announceHint } from '../../../ui/live-region/live-region';
import type { Elements } from '../../../ui/util/elements';

interface BothDirectionsProps {
  readonly letter: string | null;
  /** The first letter's. */
  readonly cell: number | null;
  readonly onDone: () => void;
}

/** The one thing to remember after the first two rounds. The board shows it with the first letter's lines. */
export const BothDirections = ({ letter, cell, onDone }: BothDirectionsProps) => (
  <Coach
    label={ROUND_TEXTS.bothWaysTitle}
    spoken={ROUND_TEXTS.bothWaysSpoken}
    letter={letter}
    cell={cell}
    action={ROUND_TEXTS.goodLuck}
    onAction={onDone}
  >
    <p>{ROUND_TEXTS.bothWays}</p>
  </Coach>
);

interface CoachProps {
  readonly label: string;
  /** What screen readers say, in the words of somebody who doesn't tap. */
  readonly spoken: string;
  /** The letter in hand, because the coach takes the place of the hand. Null once it is on the board. */
  readonly letter: string | null;
  /** The square that the coach points at; by default one in the middle. */
  readonly cell: number | null;
  /** A button above the action. */
  readonly above?: Elements;
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** The frame of everything a first-time player is told, in place of the hand and as high. The game continues. */
function Coach({ label, spoken, letter, cell, above, action, onAction, children }: CoachProps) {
  useEffect(() => announceHint(spoken), [spoken]);
  return (
    <section aria-label={label} className="coach" data-column={columnOf(cell ?? 1)}>
      {letter !== null && <Tile letter={letter} tone="mine" size="hand" />}
      <div className="coach__text">{children}</div>
      <div className="coach__end">
        {above}
        <button type="button" className="coach__done" onClick={onAction}>
          {action}
        </button>
      </div>
    </section>
  );
}

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

/** The aim and three steps. The current step is shown; doing it leads to the next. */
export function RoundPopup({ round, letter, stagedCell, onDone, onClose, onReset }: RoundPopupProps) {
  const due = useStepDue(stagedCell);
  const steps = ROUND_STEPS[round];
  return (
    <Coach
      label={roundTutorialName(round)}
      spoken={`${due === 0 ? `${ROUND_TEXTS.aim} ` : ''}${spokenStep(steps[due])}`}
      letter={stagedCell === null ? letter : null}
      cell={stagedCell}
      above={
        onClose ? (
          <IconButton label={ROUND_TEXTS.close} icon={X} size={16} onClick={onClose} />
        ) : (
          onReset && letter !== null && <TakeBackButton letter={letter} onPress={onReset} />
        )
      }
      action={ROUND_TEXTS.gotIt}
      onAction={onDone}
    >
      <b>{ROUND_TEXTS.aim}</b>
      <ol>
        {steps.map((text, at) => (
          <li
            key={text}
            aria-current={at === due ? 'step' : undefined}
            data-step={at < due ? 'done' : at === due ? 'due' : 'to-come'}
          >
            <i aria-hidden="true">{at + 1}</i>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Coach>
  );
}

/** Screen reader users press rather than tap. */
const spokenStep = (step: string): string => step.replace(/^Tap/, 'Press');

/** The current step: 0 to place the letter, 1 to move it, 2 to submit it. */
function useStepDue(stagedCell: number | null): 0 | 1 | 2 {
  const [first, setFirst] = useState(stagedCell);
  if (stagedCell !== null && first === null) setFirst(stagedCell);
  if (stagedCell === null) return 0;
  return stagedCell === first || first === null ? 1 : 2;
}
