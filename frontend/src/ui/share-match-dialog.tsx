import { matchShareLines, matchShareText, type SharedMatch } from '@tessera/contracts/constants';
import { ShareDialog } from './share-dialog';

interface ShareMatchDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly result: SharedMatch;
}

/** A game against somebody, as a text with a square for each cell. */
export const ShareMatchDialog = ({ result, ...opening }: ShareMatchDialogProps) => (
  <ShareDialog {...opening} text={matchShareText(result)} lines={matchShareLines(result)}>
    {result.scoring.map((scores, cell) => (
      <span
        key={cell}
        data-scores={scores ? '' : undefined}
        className="size-[26px] rounded-[5px] border border-line bg-white data-scores:border-transparent data-scores:bg-[#3f9b5b]"
      />
    ))}
  </ShareDialog>
);
