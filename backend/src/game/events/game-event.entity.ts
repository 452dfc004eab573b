import type { LiveChange, MessageType } from '@tessera/contracts/live';
import type { Seat } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event of an accepted command. Missed events are replayed from here. */
@Entity('game_events')
export class GameEventEntity {
  @PrimaryColumn('text')
  gameId: string;

  @PrimaryColumn('int')
  version: number;

  /** The position among the events of one command. */
  @PrimaryColumn('int')
  index: number;

  /** The seat of the player who sent the command. */
  @Column('int', { nullable: true })
  playerId: Seat | null;

  @Column('text')
  eventType: MessageType;

  @Column('jsonb')
  eventData: LiveChange;

  @Column('int')
  roundNumber: number;

  @Column('text')
  serverInstance: string;

  @Column('text')
  correlationId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  timestamp: Date;
}
