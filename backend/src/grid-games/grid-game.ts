import type { DailyMove } from '@tessera/rules';
import { Column } from 'typeorm';
import { DatedGame } from '../dated-games/index.js';

/** A dated game that is completed by submitting the full grid: a daily or a practice game. */
export abstract class GridGame extends DatedGame {
  @Column('int')
  currentRound: number;

  @Column('text')
  currentRoundState: 'placing' | 'selecting';

  @Column('char', { nullable: true })
  currentLetter: string | null;

  /** A dot stands for an empty cell. */
  @Column('char', { length: 16 })
  playerGrid: string;

  /** The eight blind letters, then the player's own in the order of their rounds. A dot stands for an unknown one. */
  @Column('char', { length: 16 })
  letterSequence: string;

  /** The rounds as the client reported them, if they agree with the grid. */
  @Column('jsonb', { nullable: true })
  roundHistory: DailyMove[] | null;
}
