import { focusBoard } from '../board/board';
import { useBoardKeys, type Picking } from '../letter-picker/use-board-keys';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A player's actions on the board, by touch or keyboard. */
export interface BoardSteps {
  readonly press: (cellIndex: number) => void;
  /** With a cell, the letter is placed there if none has been placed yet. */
  readonly choose: (letter: string, cellIndex?: number) => void;
  readonly submit: () => void;
}

type Step = (to: BoardSteps) => void;

/**
 * The same actions, but those made while waiting for the server are queued and replayed in order once the
 * game moves on, so that fast typing loses none. If the round stays the same, the request failed, and the
 * queue is discarded.
 */
export function useQueuedSteps(busy: boolean, round: number, steps: BoardSteps): BoardSteps {
  const queue = useRef<Step[]>([]);
  const askedIn = useRef(0);
  const noteRound = useEffectEvent(() => {
    askedIn.current = round;
  });
  const replayFirst = useEffectEvent(() => {
    if (askedIn.current === round) queue.current = [];
    queue.current.shift()?.(steps);
  });
  const isWaiting = useEffectEvent(() => busy);

  useEffect(() => {
    if (busy) return noteRound();
    // Each action depends on the result of the previous one, so the page is rendered in between. No key may
    // be pressed in between, because it would go to a letter picker that the next action closes.
    queueMicrotask(() => {
      while (queue.current.length > 0 && !isWaiting()) flushSync(replayFirst);
    });
  }, [busy]);

  const take = (step: Step) => {
    if (busy || queue.current.length > 0) queue.current.push(step);
    else step(steps);
  };
  return {
    press: (cellIndex) => take((to) => to.press(cellIndex)),
    choose: (letter, cellIndex) => take((to) => to.choose(letter, cellIndex)),
    submit: () => take((to) => to.submit()),
  };
}

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
