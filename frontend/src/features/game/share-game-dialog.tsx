import { matchShareLines } from '@tessera/contracts/constants';
import { ShareDialog } from '../../ui/share-dialog';
import { scoringCells, sharedText, type SharedGame } from './share-game-text';

interface ShareGameDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly result: SharedGame;
}

export const ShareGameDialog = ({ result, ...opening }: ShareGameDialogProps) => (
  <ShareDialog {...opening} text={sharedText(result)} lines={matchShareLines(result)}>
    {scoringCells(result).map((scores, cell) => (
      <span
        key={cell}
        data-scores={scores ? '' : undefined}
        className="size-[26px] rounded-[5px] border border-line bg-white data-scores:border-transparent data-scores:bg-[#3f9b5b]"
      />
    ))}
  </ShareDialog>
);
