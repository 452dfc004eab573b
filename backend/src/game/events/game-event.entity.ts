import type { LiveChange, MessageType } from '@tessera/contracts';
import type { Seat } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What an accepted command brought about: the source of every replay. */
@Entity('game_events')
export class GameEventEntity {
  @PrimaryColumn('text')
  gameId: string;

  @PrimaryColumn('int')
  version: number;

  /** The place among the events of one command. */
  @PrimaryColumn('int')
  index: number;

  /** Whose command it was. */
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
