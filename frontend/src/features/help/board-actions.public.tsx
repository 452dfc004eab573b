import { TEXTS } from '@tessera/contracts/texts';
import { useAppDispatch } from '../../store/create-store';
import { Button } from '../../ui/button/button';
import { Actions, ButtonRow } from '../../ui/layout/page';
import type { Elements } from '../../ui/util/elements';
import { helpOpened, type HelpTopic } from './help.slice';

interface BoardActionsProps {
  readonly label?: string;
  readonly help?: HelpTopic;
  /** The letter can't be submitted yet. */
  readonly unavailable: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** A link next to How To Play. */
  readonly children: Elements;
}

/**
 * The buttons below a board. Submit comes last, where the letter picker has its own: whoever taps it twice never
 * hits a button that leads elsewhere.
 */
export function BoardActions({
  label = TEXTS.submit,
  help = 'how-to-play',
  onSubmit,
  children,
  ...button
}: BoardActionsProps) {
  const dispatch = useAppDispatch();
  return (
    <Actions>
      <ButtonRow>
        <Button onClick={() => dispatch(helpOpened(help))}>{TEXTS.howToPlay}</Button>
        {children}
      </ButtonRow>
      <Button variant="primary" wide {...button} onClick={onSubmit}>
        {label}
      </Button>
    </Actions>
  );
}
