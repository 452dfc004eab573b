import { matchShareLines } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import type { MatchSharing } from '../../game-kit/match/match';
import { ShareResultDialog } from './share-result-dialog';
import { useShareLink } from './use-share-link';

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
