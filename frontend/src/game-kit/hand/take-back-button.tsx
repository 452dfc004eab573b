import { X } from 'lucide-react';

interface TakeBackButtonProps {
  /** The one in hand. */
  readonly letter: string;
  readonly onPress: () => void;
}

/** The cross that takes a chosen letter back. */
export const TakeBackButton = ({ letter, onPress }: TakeBackButtonProps) => (
  <button
    type="button"
    className="icon-button flex-none"
    aria-label={`Take the letter ${letter} back`}
    onClick={onPress}
  >
    <X size={20} aria-hidden />
  </button>
);
