import type { DailyMove, ScoringWord } from '@tessera/rules';
import { Column } from 'typeorm';
import { DatedGame } from './dated-game.js';

/**
 * One player's game with the letters of one date, be it the daily or its practice. Grids and letters are
 * text, a dot for what is not there yet.
 */
export abstract class PlayedDaily extends DatedGame {
  @Column('int')
  currentRound: number;

  @Column('text')
  currentRoundState: 'placing' | 'selecting';

  @Column('char', { nullable: true })
  currentLetter: string | null;

  @Column('char', { length: 16 })
  playerGrid: string;

  @Column('jsonb')
  playerWords: ScoringWord[];

  @Column('int')
  playerScore: number;

  /** The eight blind letters, then the player's own in the order of their rounds. */
  @Column('char', { length: 16 })
  letterSequence: string;

  /** The rounds as they were played, where the client told them and they agree with the grid. */
  @Column('jsonb', { nullable: true })
  roundHistory: DailyMove[] | null;
}
