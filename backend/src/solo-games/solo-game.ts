import type { PlainDate, ScoringWord, DailyMove } from '@tessera/rules';
import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** A player's game with the letters of one date: the columns shared by all modes. */
export abstract class SoloGame {
  @PrimaryColumn('text')
  gameId: string;

  @Column('uuid')
  playerUUID: string;

  @Column('text')
  status: 'active' | 'completed';

  @Column('date')
  dailyChallengeDate: PlainDate;

  @Column('int')
  gameNumber: number;

  /** The version of the lexicon that scores the game. */
  @Column('text')
  lexicon: string;

  @Column('jsonb')
  playerWords: ScoringWord[];

  @Column('int')
  playerScore: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('timestamptz')
  lastActivityAt: Date;
}

/** A game that is completed by submitting the full grid: a daily or a practice game. */
export abstract class GridGame extends SoloGame {
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
