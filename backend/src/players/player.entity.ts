import type { PlainDate } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('players')
export class PlayerEntity {
  /** The capability: who presents it is this player. It reaches nobody else. */
  @PrimaryColumn('uuid')
  playerUUID: string;

  /** What other players see in its place. Version 8, so that it never passes for a capability. */
  @Column('uuid')
  publicId: string;

  /** The zone of the player's last daily. */
  @Column('text', { nullable: true })
  timezone: string | null;

  /** The streak as of `streakDate`, the newest completed daily that counts. */
  @Column('int', { default: 0 })
  streak: number;

  @Column('int', { default: 0 })
  bestStreak: number;

  @Column('date', { nullable: true })
  streakDate: PlainDate | null;

  /** The newest dates on which the player completed a daily, newest first (text: the driver makes instants of a date[]). */
  @Column('text', { array: true, default: '{}' })
  recentDates: PlainDate[];

  /** What the leaderboards show; a player without one stands in none. */
  @Column('text', { nullable: true })
  name: string | null;

  /** By these two names are unique: without regard to case, and to lookalikes. */
  @Column('text', { nullable: true })
  nameFold: string | null;

  @Column('text', { nullable: true })
  nameLook: string | null;

  /** How often the player has reached the perfect score. */
  @Column('int', { default: 0 })
  perfectScores: number;

  /** The account's player whose other name this is since a login; null for one that acts by itself. */
  @Column('uuid', { nullable: true })
  adoptedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
