import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '../../ui/toast/toast';
import { isComposing, letterOfKey } from '../board/letter-key';

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
  target instanceof Element && target.closest('button, a') !== null;

/** Handles letters, Enter and Backspace anywhere on the page, except for keys that the board has handled. */
export function useBoardKeys({ onLetter, onSubmit, onTakeBack }: BoardKeys): void {
  const isWarned = useRef(false);
  const warnOnce = () => {
    if (!isWarned.current) toast(COMPOSING);
    isWarned.current = true;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isElsewhere(event.target)) return;
    if (isComposing(event)) return warnOnce();
    const letter = letterOfKey(event);
    if (letter !== null) onLetter(letter);
    else if (event.key === 'Backspace') onTakeBack?.();
    else if (event.key === 'Enter' && !isControl(event.target)) onSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
