import { ChevronLeft, ChevronRight } from '../icons/page-icons';
import { IconButton, type IconButtonProps } from './icon-button';

interface TurnButtonProps extends Pick<IconButtonProps, 'label' | 'unavailable'> {
  readonly step: -1 | 1;
  readonly onTurn: (step: -1 | 1) => unknown;
}

/** Turns to the month before or after, for example. Unavailable at the first and last one. */
export const TurnButton = ({ step, onTurn, ...props }: TurnButtonProps) => (
  <IconButton
    {...props}
    icon={step < 0 ? ChevronLeft : ChevronRight}
    size={22}
    className="aria-disabled:opacity-35"
    onClick={() => onTurn(step)}
  />
);
