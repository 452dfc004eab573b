import { focusBoard } from '../board/board';
import { useBoardKeys, type Picking } from '../letter-picker/use-board-keys';
import { useQueuedSteps } from '../turns/use-queued-steps';

/** The letter in hand: chosen by the player but not submitted, and the cell in which it can still be moved. */
interface Hand {
  readonly draft: string | null;
  readonly stagedCell: number | null;
}

interface HandOptions extends Hand {
  readonly round: number;
  readonly picking: Picking;
  /** Why a cell can't be used now; null if it can. */
  readonly rejectionAt: (cellIndex: number) => string | null;
  /** Why no letter can be chosen now; null if one has to be. */
  readonly choiceRejection: string | null;
  /** There is something to submit. */
  readonly isReady: boolean;
  /** Waiting for the server. The player's actions are queued until then. */
  readonly isBusy?: boolean;
  /** The chosen letter can be taken back. */
  readonly canTakeBack?: boolean;
  readonly onChange: (hand: Partial<Hand>) => void;
  readonly onReject: (notice: string) => void;
  readonly onSubmit: () => void;
}

/** What a player does with the letter in hand on a board that sends each move to the server. */
export function useHand({ round, draft, stagedCell, picking, ...options }: HandOptions) {
  const { rejectionAt, choiceRejection, isReady, isBusy = false, canTakeBack = false } = options;
  const { onChange, onReject, onSubmit } = options;
  const { openPicker, closePicker } = picking;

  const press = (cellIndex: number) => {
    const rejection = rejectionAt(cellIndex);
    const isToPick = choiceRejection === null && (draft === null || cellIndex === stagedCell);
    if (rejection !== null) onReject(rejection);
    else if (isToPick) openPicker(cellIndex);
    else onChange({ stagedCell: cellIndex });
  };
  const choose = (letter: string, cellIndex?: number) => {
    closePicker();
    if (choiceRejection !== null) return onReject(choiceRejection);
    const aimed = cellIndex !== undefined && stagedCell === null && rejectionAt(cellIndex) === null;
    onChange({ draft: letter, ...(aimed && { stagedCell: cellIndex }) });
  };
  const reset = () => {
    closePicker();
    onChange({ draft: null, stagedCell: null });
    // The button with the cross disappears with the letter.
    focusBoard();
  };
  const submit = () => {
    if (isReady) onSubmit();
  };
  const steps = useQueuedSteps(isBusy, round, { press, choose, submit });
  useBoardKeys({
    onLetter: steps.choose,
    onSubmit: steps.submit,
    onTakeBack: () => canTakeBack && reset(),
  });
  return { steps, reset, submit };
}
