import type { GameResult } from '../solo-games/index.js';
import type { PublicIdentity } from '../players/index.js';

/** A result that its player has shared. Anyone with the link can see it. */
export interface SharedResult extends Omit<GameResult, 'playerUUID'> {
  shareId: string;
  /** Missing in the demo. */
  playerUUID?: string;
  player: PublicIdentity;
}
