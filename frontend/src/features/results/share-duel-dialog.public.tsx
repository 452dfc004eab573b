import type { ComponentProps } from 'react';
import { ShareMatchDialog } from '../../game-kit/match/share-match-dialog';
import { useShareLink } from './use-share-link';

interface ShareDuelDialogProps extends ComponentProps<typeof ShareMatchDialog> {
  readonly gameId: string;
  readonly gameNumber: number;
}

/** Shares a duel as text. Opening it creates a public link to the player's own grid. */
export function ShareDuelDialog({ gameId, gameNumber, ...dialog }: ShareDuelDialogProps) {
  const sharing = useShareLink(gameId, gameNumber, dialog.open);
  return <ShareMatchDialog {...dialog} {...sharing} />;
}
