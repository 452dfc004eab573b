import { useRef, useState } from 'react';
import { toast } from '../../ui/toast/toast';
import { isComposing, letterOfKey } from '../board/letter-key';
import { useDocumentEvent } from '../../ui/util/use-document-event';

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

const COMPOSING = {
  title: 'Your keyboard is composing characters',
  description: 'Switch its input method off to type letters on the board.',
};

interface BoardKeys {
  readonly onLetter: (letter: string) => void;
  readonly onSubmit: () => void;
  /** Backspace. */
  readonly onTakeBack?: () => void;
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="dialog"]:not(.keyboard), [role="menu"]') !== null;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

/** Handles letters, Enter and Backspace anywhere on the page, except for keys that the board has handled. */
export function useBoardKeys({ onLetter, onSubmit, onTakeBack }: BoardKeys): void {
  const isWarned = useRef(false);
  const warnOnce = () => {
    if (!isWarned.current) toast(COMPOSING);
    isWarned.current = true;
  };
  useDocumentEvent('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || isElsewhere(event.target)) return;
    if (isComposing(event)) return warnOnce();
    const letter = letterOfKey(event);
    if (letter !== null) onLetter(letter);
    else if (event.key === 'Backspace') onTakeBack?.();
    else if (event.key === 'Enter' && !isControl(event.target)) onSubmit();
  });
}
