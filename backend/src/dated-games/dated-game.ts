import type { PlainDate, ScoringWord } from '@tessera/rules';
import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** A player's game with the letters of one date: the columns shared by all modes. */
export abstract class DatedGame {
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
