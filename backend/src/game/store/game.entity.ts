import type { ScoringWord } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A two-player game. It consists of its letters and cells by round; round, turn, grids and so on are derived
 * from them and stored only for people who read the table.
 */
@Entity('games')
export class GameEntity {
  @PrimaryColumn('text')
  gameId: string;

  @Column('text')
  status: 'waiting' | 'active' | 'completed';

  @Column('int')
  version: number;

  @Column('text')
  letters: string;

  @Column('uuid', { nullable: true })
  player1UUID: string | null;

  @Column('uuid', { nullable: true })
  player2UUID: string | null;

  @Column('uuid', { nullable: true })
  player1PublicId: string | null;

  @Column('uuid', { nullable: true })
  player2PublicId: string | null;

  /** The account of the seat's player; null without one. */
  @Column('text', { nullable: true })
  player1UserId: string | null;

  @Column('text', { nullable: true })
  player2UserId: string | null;

  /** Whether the seat's player has ever been connected during the game. */
  @Column('boolean', { default: false })
  player1Connected: boolean;

  @Column('boolean', { default: false })
  player2Connected: boolean;

  @Column('text')
  player1Status: 'Available' | 'Away';

  @Column('text')
  player2Status: 'Available' | 'Away';

  /** Hidden from the player's list. */
  @Column('boolean')
  player1Hidden: boolean;

  @Column('boolean')
  player2Hidden: boolean;

  /** The cells of the rounds' letters, one hexadecimal digit per round. */
  @Column('text')
  player1Cells: string;

  @Column('text')
  player2Cells: string;

  /** The version of the lexicon that scores the game. */
  @Column('text')
  lexicon: string;

  @Column('jsonb')
  player1Words: ScoringWord[];

  @Column('jsonb')
  player2Words: ScoringWord[];

  @Column('int')
  player1Score: number;

  @Column('int')
  player2Score: number;

  /** The creator and the client's ID for the request, by which a repeated request finds the game. */
  @Column('uuid', { nullable: true })
  creatorUUID: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** The completed game of which this one is the rematch. */
  @Column('text', { nullable: true })
  predecessorId: string | null;

  @Column('timestamptz')
  lastActivityAt: Date;

  /** The latest nudge, by whichever player. */
  @Column('timestamptz', { nullable: true })
  nudgedAt: Date | null;

  /** The rounds in which the players last said something to each other. */
  @Column('smallint', { nullable: true })
  player1ReactedIn: number | null;

  @Column('smallint', { nullable: true })
  player2ReactedIn: number | null;

  /** When a player ended the game without a score. Its status is then `completed`. */
  @Column('timestamptz', { nullable: true })
  letGoAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
