import type { DailyResult } from '../daily/daily.module.js';
import type { PublicIdentity } from '../players/players.module.js';

/** A result that its player has shared: anyone with the address can see it. */
export interface SharedResult extends Omit<DailyResult, 'playerUUID'> {
  shareId: string;
  /** Missing in the demonstration. */
  playerUUID?: string;
  player: PublicIdentity;
}
