import { dailyShareLines, type SharedDaily, type SharedGrid } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import type { PlainDate } from '@tessera/rules';
import { Button } from '../../ui/button/button';
import { ShareResultDialog } from './share-result-dialog';
import { useShareLink } from './use-share-link';

interface ShareDailyProps {
  readonly gameId: string;
  readonly date: PlainDate;
  readonly result: SharedDaily;
  readonly shared: SharedGrid;
}

interface ShareDailyDialogProps extends ShareDailyProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Opening it creates the result's public link. If that fails, the text is shared without one. */
function ShareDailyDialog({ gameId, date, result, shared, ...opening }: ShareDailyDialogProps) {
  const { isDateOver, ...sharing } = useShareLink({ gameId, date, ...result }, opening.open);
  return (
    <ShareResultDialog
      {...opening}
      {...sharing}
      lines={dailyShareLines(result)}
      shared={shared}
      usualForm={isDateOver ? 'letters' : 'squares'}
    />
  );
}

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
