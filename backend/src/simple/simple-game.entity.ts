import type { DailyMove, PlainDate, ScoringWord } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One player's simple daily of one date. The moves and the letter in hand are the game; the rest follows. */
@Entity('daily_challenge_games')
export class SimpleGameEntity {
  @PrimaryColumn('text')
  gameId: string;

  @Column('uuid')
  playerUUID: string;

  @Column('int')
  currentRound: number;

  @Column('text')
  roundState: 'AWAITING_LETTER' | 'LETTER_PROVIDED';

  @Column('char', { nullable: true })
  currentLetter: string | null;

  @Column('char', { length: 16 })
  playerGrid: string;

  @Column('jsonb')
  playerWords: ScoringWord[];

  @Column('int')
  playerScore: number;

  @Column('int')
  completedRounds: number;

  @Column('char', { length: 8 })
  blindLetters: string;

  @Column('jsonb')
  moves: DailyMove[];

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
