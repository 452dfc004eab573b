import { matchShareLines, matchShareText, type SharedMatch } from '@tessera/contracts/constants';
import type { ComponentProps } from 'react';
import { ShareDialog } from '../../ui/share/share-dialog';

interface ShareMatchDialogProps extends Pick<
  ComponentProps<typeof ShareDialog>,
  'open' | 'onOpenChange' | 'pending' | 'link' | 'picture'
> {
  readonly result: SharedMatch;
}

/** Shares the result of a game against an opponent as text, with a square for each cell. */
export const ShareMatchDialog = ({ result, ...dialog }: ShareMatchDialogProps) => (
  <ShareDialog
    {...dialog}
    text={matchShareText({ ...result, shareUrl: dialog.link })}
    lines={matchShareLines(result)}
  >
    {result.scoring.map((scores, cellIndex) => (
      <span
        key={cellIndex}
        data-scores={scores ? '' : undefined}
        className="size-[22px] rounded-[4px] border border-line bg-white data-scores:border-transparent data-scores:bg-[#3f9b5b]"
      />
    ))}
  </ShareDialog>
);
