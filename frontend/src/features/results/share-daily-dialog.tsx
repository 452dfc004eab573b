import { dailyShareLines, dailyShareText, type SharedDaily } from '@tessera/contracts/constants';
import { ShareDialog } from '../../ui/share/share-dialog';
import { useShareLink } from './use-share-link';

interface ShareDailyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly gameId: string;
  readonly result: Omit<SharedDaily, 'shareUrl'>;
}

/** Opening it creates the result's public link. If that fails, the text is shared without one. */
export function ShareDailyDialog({ gameId, result, ...opening }: ShareDailyDialogProps) {
  const sharing = useShareLink(gameId, result.gameNumber, opening.open);
  const shared = { ...result, shareUrl: sharing.link };
  return (
    <ShareDialog {...opening} {...sharing} text={dailyShareText(shared)} lines={dailyShareLines(shared)}>
      {result.grid.map((letter, cell) => (
        <span
          key={cell}
          className="grid size-[22px] place-items-center rounded-full border-[1.5px] border-current text-xs font-semibold"
        >
          {letter}
        </span>
      ))}
    </ShareDialog>
  );
}
