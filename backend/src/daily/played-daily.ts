import type { DailyMove } from '@tessera/rules';
import { Column } from 'typeorm';
import { GridGame } from '../dated-games/dated-games.module.js';

/**
 * A daily or practice game, in which the player submits the full grid. A dot stands for an unknown letter.
 */
export abstract class PlayedDaily extends GridGame {
  @Column('text')
  currentRoundState: 'placing' | 'selecting';

  /** The eight blind letters, then the player's own in the order of their rounds. */
  @Column('char', { length: 16 })
  letterSequence: string;

  /** The rounds as the client reported them, if they agree with the grid. */
  @Column('jsonb', { nullable: true })
  roundHistory: DailyMove[] | null;
}
