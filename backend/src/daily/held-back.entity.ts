import type { HeldBackReason } from '@tessera/contracts/daily';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A completed daily that was held back from public leaderboards. */
@Entity('held_back_dailies')
export class HeldBackEntity {
  @PrimaryColumn('text')
  gameId: string;

  @Column('text')
  reason: HeldBackReason;

  /** The player's place among the new players of their network on the date; null if they weren't new. */
  @Column('int', { nullable: true })
  newPlayers: number | null;

  @Column('timestamptz')
  at: Date;

  /** True if an admin has let it count. */
  @Column('boolean', { default: false })
  counts: boolean;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
