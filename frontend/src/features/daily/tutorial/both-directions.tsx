import { TUTORIAL_TEXTS } from '@tessera/contracts/constants';
import { Coach } from './coach';

interface BothDirectionsProps {
  readonly letter: string | null;
  /** The first letter's. */
  readonly cell: number | null;
  readonly onDone: () => void;
}

/** The one thing to remember after the first two rounds. The board shows it with the first letter's lines. */
export const BothDirections = ({ letter, cell, onDone }: BothDirectionsProps) => (
  <Coach
    label={TUTORIAL_TEXTS.bothWaysTitle}
    spoken={TUTORIAL_TEXTS.bothWaysSpoken}
    letter={letter}
    cell={cell}
    action={TUTORIAL_TEXTS.goodLuck}
    onAction={onDone}
  >
    <p>{TUTORIAL_TEXTS.bothWays}</p>
  </Coach>
);
