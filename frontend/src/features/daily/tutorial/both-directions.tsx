import { ROUND_TEXTS } from './round-texts';
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
