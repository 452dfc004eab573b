import { useState } from 'react';
import { GAME_REVIEW_TEXTS } from '../replay-texts';
import { Button } from '../../../ui/button/button';
import type { ShownReplay } from '../replay-players';
import { ShareReplayDialog } from './share-replay-dialog';

interface ShareReplayProps {
  readonly gameId: string;
  readonly shown: ShownReplay;
  /** The player's own share, if there is one. */
  readonly shareId: string | null;
}

/** A button that opens a dialog with the replay's public link. */
export function ShareReplay(props: ShareReplayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" wide onClick={() => setOpen(true)}>
        {GAME_REVIEW_TEXTS.share}
      </Button>
      <ShareReplayDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
