import type { DailyMove, PlainDate, ScoringWord } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One player's 1Pv3 of one date. Grids and letters are text, a dot for what is not there yet. */
@Entity('one_player_versus_three_games')
export class DailyGameEntity {
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

  /** False if the game was completed after its date was over everywhere. */
  @Column('boolean')
  counts: boolean;

  /** True for one that came to its player's account at a login, and would have shortened its streak. */
  @Column('boolean', { default: false })
  skipsStreak: boolean;

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
