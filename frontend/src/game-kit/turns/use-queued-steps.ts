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
