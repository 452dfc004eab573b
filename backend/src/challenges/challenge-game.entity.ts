import type { DailyMove, ScoringWord } from '@tessera/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One player's game of a challenge. Not used for streaks or leaderboards. */
@Entity('challenge_games')
export class ChallengeGameEntity {
  @PrimaryColumn('text')
  code: string;

  @PrimaryColumn('uuid')
  playerUUID: string;

  @Column('text')
  status: 'active' | 'completed';

  /** A dot stands for an empty cell. */
  @Column('char', { length: 16 })
  playerGrid: string;

  /** The version of the lexicon that scores the game. */
  @Column('text')
  lexicon: string;

  @Column('jsonb')
  playerWords: ScoringWord[];

  @Column('int')
  playerScore: number;

  /** The eight blind letters, then the player's own in the order of their rounds. A dot stands for an unknown one. */
  @Column('char', { length: 16 })
  letterSequence: string;

  /** The rounds as the client reported them, if they agree with the grid. */
  @Column('jsonb', { nullable: true })
  roundHistory: DailyMove[] | null;

  /** Whether the player has taken it off the list of grids. */
  @Column('boolean')
  isWithdrawn: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
