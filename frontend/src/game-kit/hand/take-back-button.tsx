import { X } from '../../ui/icons/icons';

interface TakeBackButtonProps {
  /** The letter in hand. */
  readonly letter: string;
  readonly onPress: () => void;
}

/** Takes a chosen letter back. */
export const TakeBackButton = ({ letter, onPress }: TakeBackButtonProps) => (
  <button
    type="button"
    className="icon-button flex-none"
    aria-label={`Take back the letter ${letter}`}
    onClick={onPress}
  >
    <X size={20} aria-hidden />
  </button>
);
