import type { Achievement } from '@tessera/contracts/players';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
