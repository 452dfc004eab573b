import type { GameResult } from '../dated-games/dated-games.module.js';
import type { PublicIdentity } from '../players/players.module.js';

/** A result that its player has shared. Anyone with the link can see it. */
export interface SharedResult extends Omit<GameResult, 'playerUUID'> {
  shareId: string;
  /** Missing in the demo. */
  playerUUID?: string;
  player: PublicIdentity;
}
