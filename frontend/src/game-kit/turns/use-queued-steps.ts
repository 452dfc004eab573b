import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  const [held, setHeld] = useState<readonly Step[]>([]);
  const askedIn = useRef(0);
  const noteRound = useEffectEvent(() => {
    askedIn.current = round;
  });
  useEffect(() => {
    if (busy) noteRound();
  }, [busy]);

  const takeFirst = useEffectEvent(([first, ...rest]: readonly Step[]) => {
    const isVoid = askedIn.current === round;
    // One at a time, because each action depends on the result of the previous one.
    setHeld(isVoid ? [] : rest);
    if (!isVoid) first?.(steps);
  });
  useEffect(() => {
    if (!busy && held.length > 0) takeFirst(held);
  }, [busy, held]);

  const hold = (step: Step) => {
    if (busy || held.length > 0) setHeld((before) => [...before, step]);
    else step(steps);
  };
  return {
    press: (cellIndex) => hold((to) => to.press(cellIndex)),
    choose: (letter, cellIndex) => hold((to) => to.choose(letter, cellIndex)),
    submit: () => hold((to) => to.submit()),
  };
}
