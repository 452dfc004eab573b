import type { HeldBackReason } from '@tessera/contracts/daily';
import { Column, Entity } from 'typeorm';
import { GridGame } from '../solo-games/index.js';

/** One player's daily of one date. */
@Entity('one_player_versus_three_games')
export class DailyGameEntity extends GridGame {
  /** False if the game was completed after its date was over everywhere. */
  @Column('boolean')
  counts: boolean;

  /** True if the game was merged into the account at a login and would have shortened its streak. */
  @Column('boolean', { default: false })
  skipsStreak: boolean;

  /** True if the player is known to have started another daily before. False if that isn't known. */
  @Column('boolean', { default: false })
  hadEarlier: boolean;

  /** Why the result doesn't count on public leaderboards; null if it does. */
  @Column('text', { nullable: true })
  heldBack: HeldBackReason | null;
}
