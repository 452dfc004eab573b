import { useEffect, useId, useRef } from 'react';
import { RESULTS_LABELS } from './results-labels';
import { Button } from '../../ui/button/button';
import { announce } from '../../ui/live-region/live-region';

interface LettersToggleProps {
  /** What it says about the daily that the letters spoil. */
  readonly warning: string;
  readonly isShown: boolean;
  readonly isPending: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Shows or hides the letters of a daily that the visitor hasn't completed, with a warning. */
export function LettersToggle({ warning, isShown, isPending, onShow, onHide }: LettersToggleProps) {
  const id = useId();
  const known = useRef(isShown);
  useEffect(() => {
    if (known.current === isShown) return;
    known.current = isShown;
    announce(isShown ? RESULTS_LABELS.lettersShown : RESULTS_LABELS.lettersHidden);
  }, [isShown]);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 pt-1">
      <p id={id} className="min-w-40 flex-1 text-sm text-balance text-ink-2">
        {warning}
      </p>
      <Button
        busy={isPending}
        onClick={isShown ? onHide : onShow}
        aria-describedby={isShown ? undefined : id}
      >
        {isShown ? RESULTS_LABELS.hideLetters : RESULTS_LABELS.showLetters}
      </Button>
    </div>
  );
}
