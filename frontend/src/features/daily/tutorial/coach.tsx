import { columnOf } from '@tessera/rules';
import { useEffect, type ReactNode } from 'react';
import { Tile } from '../../../game-kit/board/tile';
import { announceHint } from '../../../ui/live-region/live-region';
import type { Elements } from '../../../ui/util/elements';

interface CoachProps {
  readonly label: string;
  /** What screen readers say, in the words of somebody who doesn't tap. */
  readonly spoken: string;
  /** The letter in hand, because the coach takes the place of the hand. Null once it is on the board. */
  readonly letter: string | null;
  /** The square that the coach points at; by default one in the middle. */
  readonly cell: number | null;
  /** A button above the action. */
  readonly above?: Elements;
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** The frame of everything a first-time player is told, in place of the hand and as high. The game continues. */
export function Coach({ label, spoken, letter, cell, above, action, onAction, children }: CoachProps) {
  useEffect(() => announceHint(spoken), [spoken]);
  return (
    <section aria-label={label} className="coach" data-column={columnOf(cell ?? 1)}>
      {letter !== null && <Tile letter={letter} tone="mine" size="hand" />}
      <div className="coach__text">{children}</div>
      <div className="coach__end">
        {above}
        <button type="button" className="coach__done" onClick={onAction}>
          {action}
        </button>
      </div>
    </section>
  );
}
