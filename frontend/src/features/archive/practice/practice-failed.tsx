import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { ARCHIVE_TEXTS } from '../archive-texts';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { openPractice } from './open-practice';
import type { PracticeFailure } from './practice.slice';

/** Says why the practice game can't be opened, and what the player can do. */
export function PracticeFailed({ date, title, detail, canRetry }: PracticeFailure) {
  const dispatch = useAppDispatch();
  return (
    <Message title={title} detail={detail}>
      {canRetry && (
        <Button variant="primary" wide onClick={() => void dispatch(openPractice(date))}>
          {TEXTS.retry}
        </Button>
      )}
      <ButtonLink to={PAGES.archive} variant={canRetry ? 'quiet' : 'primary'} wide>
        {ARCHIVE_TEXTS.backToArchive}
      </ButtonLink>
      <ButtonLink to={PAGES.home} wide>
        {TEXTS.returnHome}
      </ButtonLink>
    </Message>
  );
}
