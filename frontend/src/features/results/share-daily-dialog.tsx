import { dailyShareLines, type SharedDaily, type SharedGrid } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { ShareResultDialog } from './share-result-dialog';
import { useShareLink } from './use-share-link';

export interface ShareDailyProps {
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
export function ShareDailyDialog({ gameId, date, result, shared, ...opening }: ShareDailyDialogProps) {
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
