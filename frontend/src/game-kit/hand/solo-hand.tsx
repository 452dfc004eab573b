import { Hand, type HandProps } from './hand';
import { TakeBackButton } from './take-back-button';

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
