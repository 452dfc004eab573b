import type { SharedGrid } from '@tessera/contracts/constants';
import { ShareResultDialog } from './share-result-dialog';

interface ShareChallengeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly lines: readonly string[];
  readonly shared: SharedGrid;
  /** The link to the challenge, not to the result. */
  readonly link: string;
}

/** Shares a game of a challenge as text. Whoever gets it can still play, so squares are usual. */
export const ShareChallengeDialog = (props: ShareChallengeDialogProps) => (
  <ShareResultDialog {...props} usualForm="squares" />
);
