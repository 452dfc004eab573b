import { LIMITS } from '@tessera/contracts/wire';
import { useLayoutEffect, type RefObject } from 'react';
import { useReducedMotion } from '../../ui/theme/appearance';

export type BoardOwner = 'mine' | 'theirs';

/** Where the boards of the last game stood when they left the screen. */
const departures = new Map<BoardOwner, { readonly box: DOMRect; readonly at: number }>();

/** A later board belongs to another game. */
const SOON_MS = 1000;

/** Remembers where a board in play is when it is removed. */
export function useBoardDeparture(board: RefObject<HTMLElement | null>, owner: BoardOwner | null): void {
  useLayoutEffect(() => {
    const element = board.current;
    if (owner === null || !element) return;
    return () => {
      const box = element.getBoundingClientRect();
      // On each screen size, only one of the opponent's boards is shown.
      if (box.width > 0) departures.set(owner, { box, at: performance.now() });
    };
  }, [board, owner]);
}

/**
 * Lets a finished board move to its place from where it has just been played, so that its letters never leave the
 * screen.
 */
export function useBoardArrival(board: RefObject<HTMLElement | null>, owner: BoardOwner | null): void {
  const still = useReducedMotion();
  useLayoutEffect(() => {
    const from = owner === null ? undefined : departures.get(owner);
    const element = board.current;
    if (owner === null || !from || !element) return;
    departures.delete(owner);
    if (still || performance.now() - from.at > SOON_MS) return;
    const to = element.getBoundingClientRect();
    const moved = `translate(${from.box.left - to.left}px, ${from.box.top - to.top}px)`;
    element.animate(
      [
        { transformOrigin: '0 0', transform: `${moved} scale(${from.box.width / to.width})` },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration: LIMITS.BOARD_MOVES_MS, easing: 'cubic-bezier(0.3, 0.85, 0.3, 1)' },
    );
  }, [board, owner, still]);
}
