import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The address of a shared game: what it shows is the game's. */
@Entity('public_game_results')
export class PublicResultEntity {
  @PrimaryColumn('text')
  shareId: string;

  @Column('text')
  gameId: string;

  @Column('timestamptz')
  createdAt: Date;
}
