import { PAGES, TEXTS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button';
import { Message } from '../layout/message';

interface LoadFailedProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** Is it being tried again? */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** What a page says that could not get what it is to show: once more, or home. */
export const LoadFailed = ({ title, detail, busy = false, onRetry }: LoadFailedProps) => (
  <Message title={title} detail={detail}>
    <Button variant="primary" wide busy={busy} onClick={onRetry}>
      {TEXTS.retry}
    </Button>
    <ButtonLink to={PAGES.home} wide>
      {TEXTS.returnHome}
    </ButtonLink>
  </Message>
);
