import { TEXTS, type SharedDaily } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { ShareDailyDialog } from './share-daily-dialog';

interface ShareDailyButtonProps {
  readonly gameId: string;
  readonly result: Omit<SharedDaily, 'shareUrl'>;
  /** A part of the result is still loading. */
  readonly busy?: boolean;
}

export function ShareDailyButton({ gameId, result, busy = false }: ShareDailyButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" wide busy={busy} onClick={() => setOpen(true)}>
        {TEXTS.shareResults}
      </Button>
      <ShareDailyDialog open={open} onOpenChange={setOpen} gameId={gameId} result={result} />
    </>
  );
}
