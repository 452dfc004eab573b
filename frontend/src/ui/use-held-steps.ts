import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a player does at a table, by hand or by key. */
export interface TableSteps {
  readonly press: (cell: number) => void;
  /** With a cell, the letter goes there if nothing lies yet. */
  readonly choose: (letter: string, cell?: number) => void;
  readonly submit: () => void;
}

type Step = (to: TableSteps) => void;

/**
 * The same steps, but what is done while the server's answer is on its way is held, and done in its order once
 * the game has moved on: a fast typist loses none. Where the round stays the same the answer was a failure, and
 * what was typed ahead is void.
 */
export function useHeldSteps(busy: boolean, round: number, steps: TableSteps): TableSteps {
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
    // One at a time: each is judged by what the one before has changed.
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
    press: (cell) => hold((to) => to.press(cell)),
    choose: (letter, cell) => hold((to) => to.choose(letter, cell)),
    submit: () => hold((to) => to.submit()),
  };
}
