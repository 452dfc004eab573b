import { PAGES, TEXTS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button';
import { Message } from '../layout/message';

interface LoadFailedProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** A retry is in progress. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Shown by a page whose content could not be loaded: retry or go home. */
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
