import { GAME_REVIEW_TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import type { ShownReplay } from '../replay-players';

const ShareReplayDialog = lazyComponent(
  () => import('./share-replay-dialog').then((part) => part.ShareReplayDialog),
  { whenIdle: false },
);

interface ShareReplayProps {
  readonly gameId: string;
  readonly shown: ShownReplay;
  /** The player's own share, if there is one. */
  readonly shareId: string | null;
}

/** A button that opens a dialog with the replay's public link. */
export function ShareReplay(props: ShareReplayProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    <>
      <Button variant="primary" wide onClick={() => setOpen(true)}>
        {GAME_REVIEW_TEXTS.share}
      </Button>
      {opened && <ShareReplayDialog {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}
