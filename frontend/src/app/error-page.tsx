import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Page } from '../ui/page';
import { FirstPaint } from './layout';
import { LeaveButtons } from './leave-buttons';
import { reloadForNewChunks } from './reload-once';

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return typeof error === 'string' ? error : '';
};

/** An error that no page caught. A chunk that is gone (a newer version is out) reloads the page, once. */
export function ErrorPage() {
  const error = useRouteError();
  const [reloading] = useState(() => reloadForNewChunks(error));
  if (reloading) return null;
  return (
    <Page title={TEXTS.renderError} heading={TEXTS.renderError}>
      <p className="text-ink-2">{messageOf(error)}</p>
      <LeaveButtons />
    </Page>
  );
}

/** The same where even the layout could not be drawn. */
export const RootErrorPage = () => (
  <>
    <FirstPaint />
    <ErrorPage />
  </>
);
