import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { Mosaic } from '../../ui/layout/mosaic';
import { Actions, Page } from '../../ui/layout/page';
import { isChunkMissing } from '../../ui/lazy/load-chunk';
import { toast } from '../../ui/toast/toast';
import { GoBackButton, LeaveButtons } from './leave-buttons';
import { reloadForNewChunks } from '../releases/reload-once';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : '';

/** Shown for an error that no page caught. Reloads the page once if a chunk is gone because of a newer release. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const [reloading] = useState(() => reloadForNewChunks(error));
  if (reloading) return null;
  if (isChunkMissing(error)) return <MissingPage />;
  return (
    <Page title={TEXTS.renderError} heading={TEXTS.renderError}>
      <p className="pb-5 text-ink-2">{messageOf(error)}</p>
      <Mosaic whole={false} />
      <Actions>
        <LeaveButtons />
      </Actions>
    </Page>
  );
}

/** The page's code can't be loaded. A reload offline would lose the current page. */
function MissingPage() {
  const [isOnline] = useState(() => navigator.onLine);
  const title = isOnline ? TEXTS.pageMissing : TEXTS.offline;
  const retry = () => {
    if (navigator.onLine) window.location.reload();
    else toast({ title: TEXTS.reconnect, tone: 'destructive' });
  };
  return (
    <Page title={title} heading={title}>
      <p className="pb-5 text-ink-2">
        {`${isOnline ? TEXTS.tryAgain : "This page isn't available offline yet."} Your game is saved.`}
      </p>
      <Mosaic whole={false} />
      <Actions>
        <Button variant="primary" wide onClick={retry}>
          {TEXTS.retry}
        </Button>
        <GoBackButton />
      </Actions>
    </Page>
  );
}
