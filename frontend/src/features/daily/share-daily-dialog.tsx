import { dailyShareLines, dailyShareText, type SharedDaily } from '@tessera/contracts/constants';
import { ShareDialog } from '../../ui/share-dialog';

interface ShareDailyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly result: SharedDaily;
}

export const ShareDailyDialog = ({ result, ...opening }: ShareDailyDialogProps) => (
  <ShareDialog {...opening} text={dailyShareText(result)} lines={dailyShareLines(result)}>
    {result.grid.map((letter, cell) => (
      <span
        key={cell}
        className="grid size-[26px] place-items-center rounded-full border-[1.5px] border-current text-[13px] font-semibold"
      >
        {letter}
      </span>
    ))}
  </ShareDialog>
);
