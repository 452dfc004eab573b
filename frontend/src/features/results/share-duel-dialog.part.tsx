import type { ComponentProps } from 'react';
import { ShareMatchDialog } from '../../ui/share-match-dialog';
import { useShareLink } from './use-share-link';

interface ShareDuelDialogProps extends ComponentProps<typeof ShareMatchDialog> {
  readonly gameId: string;
  readonly gameNumber: number;
}

/** A duel as a text; opening it gives the player's own grid its address. */
export function ShareDuelDialog({ gameId, gameNumber, ...dialog }: ShareDuelDialogProps) {
  const sharing = useShareLink(gameId, gameNumber, dialog.open);
  return <ShareMatchDialog {...dialog} {...sharing} />;
}
