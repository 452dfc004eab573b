import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { openDaily } from './open-daily';

interface DailyFailedProps {
  readonly title: string;
  readonly detail: string;
  /** What opening the daily once more is called here. */
  readonly action: string;
}

/** There is no game to play now: why, and what can be done about it. */
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
