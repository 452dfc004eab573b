import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { ShareDailyDialog, type ShareDailyProps } from './share-daily-dialog';

interface ShareDailyButtonProps extends ShareDailyProps {
  /** A part of the result is still loading. */
  readonly busy?: boolean;
  readonly label?: string;
}

export function ShareDailyButton({
  busy = false,
  label = TEXTS.shareResults,
  ...daily
}: ShareDailyButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" wide busy={busy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ShareDailyDialog {...daily} open={open} onOpenChange={setOpen} />
    </>
  );
}
