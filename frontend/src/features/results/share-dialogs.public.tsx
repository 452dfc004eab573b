import { matchShareLines, type SharedGrid } from '@tessera/contracts/results';
import type { PlainDate } from '@tessera/rules';
import type { MatchSharing } from '../../game-kit/match/match';
import { ShareResultDialog } from './share-result-dialog';
import { useShareLink } from './use-share-link';

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

/** Shares the result of a live game as text. Its letters are nobody's daily, but squares are the custom. */
export const ShareMatchDialog = ({ result, ...dialog }: MatchSharing) => (
  <ShareResultDialog {...dialog} lines={matchShareLines(result)} usualForm="squares" />
);

interface ShareDuelDialogProps extends MatchSharing {
  readonly gameId: string;
  readonly gameNumber: number;
  readonly date: PlainDate;
}

/** Shares a duel. Opening it creates a public link to the player's own grid. */
export function ShareDuelDialog({ gameId, gameNumber, date, result, ...dialog }: ShareDuelDialogProps) {
  const { pending, link, pictures } = useShareLink({ gameId, gameNumber, date }, dialog.open);
  return (
    <ShareResultDialog
      {...dialog}
      {...{ pending, link, pictures }}
      lines={matchShareLines(result)}
      usualForm="squares"
    />
  );
}
