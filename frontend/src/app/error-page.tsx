import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Mosaic } from '../ui/mosaic';
import { Actions, Page } from '../ui/page';
import { toast } from '../ui/toast';
import { GoBackButton, LeaveButtons } from './leave-buttons';
import { isChunkError, reloadForNewChunks } from './reload-once';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : '';

/** An error that no page caught. A chunk that is gone (a newer version is out) reloads the page, once. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const [reloading] = useState(() => reloadForNewChunks(error));
  const [offline] = useState(() => isChunkError(error) && !navigator.onLine);
  if (reloading) return null;
  if (offline) return <OfflinePage />;
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

/** The page's code has never been loaded, and cannot be now. A reload offline would lose what is there. */
function OfflinePage() {
  const retry = () => {
    if (navigator.onLine) window.location.reload();
    else toast({ title: TEXTS.reconnect, tone: 'destructive' });
  };
  return (
    <Page title={TEXTS.offline} heading={TEXTS.offline}>
      <p className="pb-5 text-ink-2">This page has to be loaded first. Your game is kept.</p>
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
