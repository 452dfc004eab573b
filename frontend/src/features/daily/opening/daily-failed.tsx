import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { openDaily } from './open-daily';

interface DailyFailedProps {
  readonly title: string;
  readonly detail: string;
  /** The label of the button that opens the daily again. */
  readonly action: string;
}

/** Says why there is no game to play, and what the player can do. */
export function DailyFailed({ title, detail, action }: DailyFailedProps) {
  const dispatch = useAppDispatch();
  return (
    <Message title={title} detail={detail}>
      <Button variant="primary" wide onClick={() => void dispatch(openDaily())}>
        {action}
      </Button>
      <ButtonLink to={PAGES.home} wide>
        {TEXTS.returnHome}
      </ButtonLink>
    </Message>
  );
}
