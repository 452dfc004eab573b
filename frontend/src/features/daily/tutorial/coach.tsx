import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Tile } from '../../../game-kit/board/tile';
import { announceHint } from '../../../ui/live-region/live-region';
import type { Elements } from '../../../ui/util/elements';

interface CoachProps {
  readonly label: string;
  /** What screen readers say, in the words of somebody who doesn't tap. */
  readonly spoken: string;
  /** The letter in hand, because the coach takes the place of the hand. */
  readonly letter: string | null;
  /** A button next to the letter. */
  readonly beside?: Elements;
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** The frame of everything a first-time player is told, in place of the hand and as high. The game continues. */
export function Coach({ label, spoken, letter, beside, action, onAction, children }: CoachProps) {
  useEffect(() => announceHint(spoken), [spoken]);
  return (
    <section aria-label={label} className="coach">
      <div className="coach__text">{children}</div>
      <div className="coach__end">
        {letter !== null && <Tile letter={letter} tone="mine" size="hand" />}
        {beside}
        <button type="button" className="coach__done" onClick={onAction}>
          {action}
        </button>
      </div>
    </section>
  );
}
