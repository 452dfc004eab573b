import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { useAppDispatch } from '../../store/hooks';
import { Button, ButtonLink } from '../../ui/button';
import { DailyMessage } from './daily-message';
import { openDaily } from './open-daily';

export function DailyFailed() {
  const dispatch = useAppDispatch();
  return (
    <DailyMessage title={TEXTS.dailyInitFailed} detail={TEXTS.tryAgain}>
      <Button variant="primary" wide onClick={() => void dispatch(openDaily())}>
        Try again
      </Button>
      <ButtonLink to={PAGES.home} wide>
        {TEXTS.returnHome}
      </ButtonLink>
    </DailyMessage>
  );
}
