import { useState } from 'react';

/**
 * The state of the letter picker. It is only open in the round in which it was opened, because the game may
 * continue elsewhere, and only while a choice is due.
 */
export function usePicking(round: number, isDue: boolean, stagedCell: number | null) {
  const [picking, setPicking] = useState<{ round: number; cellIndex: number | null } | null>(null);
  const isPicking = isDue && picking?.round === round;
  return {
    isPicking,
    /** The cell of the chosen letter, or the one it is being chosen for. */
    target: stagedCell ?? (isPicking ? picking.cellIndex : null),
    /** Opens the picker for a cell, or for none in particular. */
    openPicker: (cellIndex: number | null) => setPicking({ round, cellIndex }),
    closePicker: () => setPicking(null),
  };
}

export type Picking = ReturnType<typeof usePicking>;
