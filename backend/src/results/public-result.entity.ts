import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The share ID of a game. Everything else comes from the game. */
@Entity('public_game_results')
export class PublicResultEntity {
  @PrimaryColumn('text')
  shareId: string;

  @Column('text')
  gameId: string;

  @Column('timestamptz')
  createdAt: Date;

  /** When an admin ended the share; null if it is in effect. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
