import type { ReactNode } from 'react';
import { Tile, type TileTone } from '../board/tile';

export interface HandProps {
  /** The letter to place; null if the player has to choose one. */
  readonly letter: string | null;
  readonly tone?: TileTone;
  /** What to do now, for example 'Place the letter R'. */
  readonly title: ReactNode;
  readonly note?: string;
  /** Shown in place of the note: a rejection, or that there is no connection. */
  readonly warning?: string | null;
}

/** The letter in hand and what to do with it. Its height is fixed, so that the board never moves. */
export const Hand = ({ letter, tone = 'mine', title, note, warning = null }: HandProps) => (
  <div className="flex min-h-[84px] min-w-0 items-center gap-3.5">
    {letter === null ? (
      <span className="grid size-[60px] flex-none rounded-[10px] border-2 border-dashed border-teal bg-socket" />
    ) : (
      <Tile letter={letter} tone={tone} size="hand" />
    )}
    <div className="min-w-0 wrap-anywhere">
      <p>{title}</p>
      {note !== undefined && (
        <p className={`min-h-[2lh] text-sm text-pretty ${warning === null ? 'text-ink-2' : 'text-terra'}`}>
          {warning ?? note}
        </p>
      )}
    </div>
  </div>
);
