import type { PlainDate } from '@tessera/rules';
import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** What a player's game with the letters of one date is, whatever is done with them. */
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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('timestamptz')
  lastActivityAt: Date;
}
