import type { ScoringWord } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A two-player game. Letters and cells by round are the game; round, turn, grids and the like follow
 * from them and are written beside them for whoever reads the table.
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

  /** The account of the seat's player; null for one without. */
  @Column('text', { nullable: true })
  player1UserId: string | null;

  @Column('text', { nullable: true })
  player2UserId: string | null;

  /** Has the seat's player ever been connected while sitting there? */
  @Column('boolean', { default: false })
  player1Connected: boolean;

  @Column('boolean', { default: false })
  player2Connected: boolean;

  @Column('text')
  player1Status: 'Available' | 'Away';

  @Column('text')
  player2Status: 'Available' | 'Away';

  /** Taken out of the player's list. */
  @Column('boolean')
  player1Hidden: boolean;

  @Column('boolean')
  player2Hidden: boolean;

  /** One hexadecimal digit for each round: the cell that its letter went to. */
  @Column('text')
  player1Cells: string;

  @Column('text')
  player2Cells: string;

  @Column('jsonb')
  player1Words: ScoringWord[];

  @Column('jsonb')
  player2Words: ScoringWord[];

  @Column('int')
  player1Score: number;

  @Column('int')
  player2Score: number;

  /** Who made it, and the client's own id of that request: a repeat answers the same game. */
  @Column('uuid', { nullable: true })
  creatorUUID: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** The completed game that this one is the rematch of. */
  @Column('text', { nullable: true })
  predecessorId: string | null;

  @Column('timestamptz')
  lastActivityAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
