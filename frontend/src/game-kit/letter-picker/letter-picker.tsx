import { TEXTS } from '@tessera/contracts/texts';
import { X } from '../../ui/icons/icons';
import type { KeyboardEvent } from 'react';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { focusBoard } from '../board/board';
import { letterOfKey } from '../board/letter-key';
import { useDocumentEvent } from '../../ui/util/use-document-event';

interface LetterPickerProps {
  /** The letter chosen so far. */
  readonly letter: string | null;
  /** Called when a letter is pressed or typed. The picker stays open after a press, for a change of mind. */
  readonly onPick: (letter: string) => void;
  readonly onClose: () => void;
  readonly submitLabel?: string;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
}

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

/**
 * The on-screen keyboard 'Choose Letter'. It takes the place of the buttons below the board, so that the
 * board stays in view and in use. It has the focus when it opens, and accepts a physical keyboard.
 */
export function LetterPicker({
  letter,
  onPick,
  onClose,
  submitLabel = TEXTS.submit,
  canSubmit,
  onSubmit,
}: LetterPickerProps) {
  useCloseOnBack(true, onClose);
  useEscape(onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    const typed = letterOfKey(event);
    // Enter on another letter's key changes the letter.
    const isChange = event.target instanceof HTMLButtonElement && event.target.textContent !== letter;
    if (typed !== null) {
      onPick(typed);
      // The next key press is meant for the board.
      onClose();
    } else if (event.key === 'Enter' && canSubmit && !isChange && !event.repeat) onSubmit();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={focusWhileOpen}
      role="dialog"
      aria-label={TEXTS.chooseLetter}
      tabIndex={-1}
      className="keyboard"
      onKeyDown={onKeyDown}
    >
      {QWERTY.map((row, at) => (
        <div key={row} className="keyboard__row">
          {at === 2 && (
            <button type="button" className="keyboard__side" aria-label={TEXTS.close} onClick={onClose}>
              <X size={18} />
            </button>
          )}
          {[...row].map((key) => (
            <button
              key={key}
              type="button"
              className="keyboard__key"
              translate="no"
              aria-pressed={key === letter}
              onClick={() => onPick(key)}
            >
              {key}
            </button>
          ))}
          {at === 2 && (
            <button
              type="button"
              className="keyboard__side keyboard__submit"
              aria-disabled={!canSubmit || undefined}
              onClick={() => canSubmit && onSubmit()}
            >
              {submitLabel}
            </button>
          )}
        </div>
      ))}
      <p className="keyboard__hint" aria-hidden="true">
        Or just type.
      </p>
    </div>
  );
}

/**
 * Moves the focus to the picker, and back to the board if the picker closes with the focus in it. On screens too low
 * for both, that scrolls to the picker.
 */
const focusWhileOpen = (picker: HTMLElement | null) => {
  picker?.focus();
  return () => {
    if (picker?.contains(document.activeElement)) focusBoard();
  };
};

/** Escape closes the picker also while the focus is on the board. */
function useEscape(close: () => void): void {
  useDocumentEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Element && target.closest('.keyboard, .board')) close();
  });
}
