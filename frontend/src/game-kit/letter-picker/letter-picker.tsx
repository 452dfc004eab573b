import { TEXTS } from '@tessera/contracts/constants';
import { startTransition, useEffect, useRef, type KeyboardEvent } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import { letterOfKey } from './letter-key';

interface LetterPickerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when a letter is pressed or typed, right before the picker closes. */
  readonly onPick: (letter: string) => void;
  /** Called for Enter right after a letter, while the picker is still closing. */
  readonly onSubmitKey?: () => void;
}

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

/** The on-screen keyboard 'Choose Letter', which also accepts a physical keyboard. */
export function LetterPicker({ open, onOpenChange, onPick, onSubmitKey }: LetterPickerProps) {
  const isPicked = useRef(false);
  useEffect(() => {
    if (open) isPicked.current = false;
  }, [open]);

  const press = (letter: string) => {
    isPicked.current = true;
    onPick(letter);
    // Shows the letter first, because closing in the same frame would delay it on a slow phone.
    startTransition(() => onOpenChange(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = letterOfKey(event);
    if (letter !== null) {
      event.preventDefault();
      onPick(letter);
      // Closes at once, because the next key press is meant for the board.
      onOpenChange(false);
    } else if (event.key === 'Enter' && isPicked.current) {
      event.preventDefault();
      onSubmitKey?.();
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TEXTS.chooseLetter}
      width={560}
      onKeyDown={onKeyDown}
    >
      <div className="keyboard">
        {QWERTY.map((row) => (
          <div key={row} className="keyboard__row">
            {[...row].map((letter) => (
              <button key={letter} type="button" className="keyboard__key" onClick={() => press(letter)}>
                {letter}
              </button>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
