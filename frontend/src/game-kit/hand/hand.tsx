import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button/icon-button';
import { Tile, type TileTone } from '../board/tile';
import { X, Hourglass } from '../../ui/icons/icons';
import { Spinner } from '../../ui/icons/spinner';

/** What to do with the letter in hand. */
export const HAND_TEXTS = {
  blindHint: 'Blind letter. Tap a square to place it.',
  ownHint: 'You choose this letter.',
  tapForIt: 'Tap a square to place it.',
  tapToMove: 'Tap another square to move it.',
  tapToMoveOrReset: 'Tap another square to move it, or ✕ to take it back.',
  /** For screen readers. */
  enterSubmits: 'Enter submits it here.',
} as const;

interface WaitingHandProps extends Pick<HandProps, 'title' | 'note' | 'warning'> {
  /** Nothing is expected to happen at any moment. */
  readonly isLong?: boolean;
}

/** Takes the place of the hand while it is empty, and has the same height. The title says what is awaited. */
export const WaitingHand = ({ title, note, warning = null, isLong = false }: WaitingHandProps) => (
  <div className="flex min-h-[84px] min-w-0 items-center gap-3">
    <span className="flex-none text-ochre">
      {isLong ? <Hourglass size={28} /> : <Spinner size="large" />}
    </span>
    <div className="min-w-0 wrap-anywhere">
      <p>{title}</p>
      {(warning ?? note) && (
        <p className={`text-sm ${warning === null ? 'text-ink-2' : 'text-terra'}`}>{warning ?? note}</p>
      )}
    </div>
  </div>
);

interface SoloHandProps extends HandProps {
  /** The player chose the letter and can still take it back. */
  readonly isChosen: boolean;
  readonly onTakeBack: () => void;
}

/** The hand of a game without an opponent. */
export const SoloHand = ({ isChosen, onTakeBack, ...hand }: SoloHandProps) => (
  <div className="flex items-center justify-between gap-2">
    <Hand {...hand} />
    {isChosen && hand.letter !== null && <TakeBackButton letter={hand.letter} onPress={onTakeBack} />}
  </div>
);

interface TakeBackButtonProps {
  /** The letter in hand. */
  readonly letter: string;
  readonly onPress: () => void;
}

/** Takes a chosen letter back. */
export const TakeBackButton = ({ letter, onPress }: TakeBackButtonProps) => (
  <IconButton
    label={`Take back the letter ${letter}`}
    icon={X}
    size={20}
    className="flex-none"
    onClick={onPress}
  />
);

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
