import type { DailyMove, PlainDate, ScoringWord } from '@tessera/rules';
import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/**
 * One player's game with the letters of one date, be it the daily or its practice. Grids and letters are
 * text, a dot for what is not there yet.
 */
export abstract class PlayedDaily {
  @PrimaryColumn('text')
  gameId: string;

  @Column('uuid')
  playerUUID: string;

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

  @Column('text')
  status: 'active' | 'completed';

  @Column('date')
  dailyChallengeDate: PlainDate;

  @Column('int')
  gameNumber: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('timestamptz')
  lastActivityAt: Date;
}
