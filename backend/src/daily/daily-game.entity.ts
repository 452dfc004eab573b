import { Column, Entity } from 'typeorm';
import { PlayedDaily } from './played-daily.js';

/** One player's 1Pv3 of one date. */
@Entity('one_player_versus_three_games')
export class DailyGameEntity extends PlayedDaily {
  /** False if the game was completed after its date was over everywhere. */
  @Column('boolean')
  counts: boolean;

  /** True for one that came to its player's account at a login, and would have shortened its streak. */
  @Column('boolean', { default: false })
  skipsStreak: boolean;

  /** Its player is known to have begun another one before. What is false is still to be looked at. */
  @Column('boolean', { default: false })
  hadEarlier: boolean;
}
