import type { PlainDate } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Achievement } from '@tessera/contracts/players';
import { randomUUID } from 'node:crypto';

@Entity('players')
export class PlayerEntity {
  /** Secret: whoever presents it is this player. Never sent to anyone else. */
  @PrimaryColumn('uuid')
  playerUUID: string;

  /** The ID that other players see instead. Version 8, so that it is never accepted as a playerUUID. */
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

  /**
   * The latest dates on which the player completed a daily, newest first. Text, because the driver would
   * parse a date[] into instants.
   */
  @Column('text', { array: true, default: '{}' })
  recentDates: PlainDate[];

  /** The name on leaderboards. Players without one aren't listed. */
  @Column('text', { nullable: true })
  name: string | null;

  /** Names are unique by these keys: ignoring case, and ignoring lookalikes. */
  @Column('text', { nullable: true })
  nameFold: string | null;

  @Column('text', { nullable: true })
  nameLook: string | null;

  /** The `nameLook` of names that admins have removed and the player can't have again. */
  @Column('text', { array: true, default: '{}' })
  refusedNames: string[];

  /** Whether an admin has left the player out of the public leaderboards. */
  @Column('boolean', { default: false })
  isLeftOut: boolean;

  /** How often the player has reached the perfect score. */
  @Column('int', { default: 0 })
  perfectScores: number;

  /** Whether the result of the newest daily that counts was held back, so that public streaks leave the player out. */
  @Column('boolean', { default: false })
  isHeldBack: boolean;

  /**
   * The account's own player, into which this one was merged at a login; null if it wasn't merged. The column
   * keeps its older name, which the previous release reads during a rollout.
   */
  @Column('uuid', { name: 'adoptedBy', nullable: true })
  mergedInto: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** Something that a player has achieved. Each can be earned once. */
@Entity('player_achievements')
export class AchievementEntity {
  @PrimaryColumn('uuid')
  playerUUID: string;

  @PrimaryColumn('text')
  achievementType: Achievement['achievementType'];

  /** The streak in games, or the score. */
  @PrimaryColumn('int')
  achievementValue: number;

  /** The name of the streak's tier; null for a score. */
  @Column('text', { nullable: true })
  streakMilestone: string | null;

  @Column('timestamptz')
  earnedAt: Date;
}

/**
 * A new public ID: random like a version 4 UUID, but marked as version 8 (RFC 9562, custom). A playerUUID is
 * always version 4, so a public ID is never accepted in its place.
 */
export function newPublicId(random: string = randomUUID()): string {
  return `${random.slice(0, 14)}8${random.slice(15)}`;
}

/** Deleted players have IDs of the same version, which nobody can present. */
const VERSION_AT = 14;
const DELETED = '8';

export const hasDeletedId = (playerUUID: string): boolean => playerUUID[VERSION_AT] === DELETED;

/** The same in SQL. */
export const isDeletedPlayer = (playerUUID: string): string =>
  `substr(${playerUUID}::text, ${VERSION_AT + 1}, 1) = '${DELETED}'`;

/** In SQL: the player in this relation has been deleted, or merged into another one. */
export const isGone = (player: string): string =>
  `(${player}."adoptedBy" IS NOT NULL OR ${isDeletedPlayer(`${player}."playerUUID"`)})`;
