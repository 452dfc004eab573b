import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Page } from '../ui/page';
import { LeaveButtons } from './leave-buttons';
import { reloadForNewChunks } from './reload-once';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : '';

/** An error that no page caught. A chunk that is gone (a newer version is out) reloads the page, once. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const [reloading] = useState(() => reloadForNewChunks(error));
  if (reloading) return null;
  return (
    <Page title={TEXTS.renderError} heading={TEXTS.renderError}>
      <p className="text-ink-2">{messageOf(error)}</p>
      <LeaveButtons />
    </Page>
  );
}
