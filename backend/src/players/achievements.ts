import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Achievement } from '@tessera/contracts/players';
import { milestonesReached, PERFECT_SCORE, type StreakSummary } from '@tessera/rules';
import { In, type Repository } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AchievementEntity } from './player.entity.js';

/** A player's streaks before and after a daily, and its score. */
interface Played {
  readonly before: StreakSummary;
  readonly after: StreakSummary;
  readonly score: number;
}

/** The achievements of players: the milestones of their streaks, and the perfect score. */
@Injectable()
export class Achievements {
  constructor(
    @InjectRepository(AchievementEntity) private readonly rows: Repository<AchievementEntity>,
    private readonly clock: Clock,
  ) {}

  /** Records new achievements. Those earned before keep their date. */
  async earn(transaction: Transaction, playerUUID: string, played: Played): Promise<void> {
    const earned = earnedBy(played);
    if (earned.length === 0) return;
    const earnedAt = new Date(this.clock.now());
    await transaction
      .createQueryBuilder()
      .insert()
      .into(AchievementEntity)
      .values(earned.map((one) => ({ ...one, playerUUID, earnedAt })))
      .orIgnore()
      .execute();
  }

  /** Transfers achievements to another player. If both have one, the earlier date stays. */
  async move(transaction: Transaction, from: string, to: string): Promise<void> {
    await transaction.query(
      `INSERT INTO player_achievements
         ("playerUUID", "achievementType", "achievementValue", "streakMilestone", "earnedAt")
       SELECT $2::uuid, "achievementType", "achievementValue", "streakMilestone", "earnedAt"
         FROM player_achievements WHERE "playerUUID" = $1
       ON CONFLICT ("playerUUID", "achievementType", "achievementValue")
         DO UPDATE SET "earnedAt" = least(player_achievements."earnedAt", excluded."earnedAt")`,
      [from, to],
    );
    await this.remove(transaction, from);
  }

  async remove(transaction: Transaction, playerUUID: string): Promise<void> {
    await transaction.getRepository(AchievementEntity).delete({ playerUUID });
  }

  /** Newest first; those earned at the same moment by type, then highest first. */
  async of(playerUUIDs: readonly string[]): Promise<Achievement[]> {
    const rows = await this.rows.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { earnedAt: 'DESC', achievementType: 'ASC', achievementValue: 'DESC' },
    });
    return rows.map(({ achievementType, achievementValue, streakMilestone, earnedAt }) => ({
      achievementType,
      achievementValue,
      streakMilestone,
      earnedAt: earnedAt.toISOString(),
    }));
  }
}

export type Earned = Omit<AchievementEntity, 'playerUUID' | 'earnedAt'>;

export function earnedBy({ before, after, score }: Played): Earned[] {
  const milestones = milestonesReached(before, after).map(({ streak, name }) => ({
    achievementType: 'streak_milestone' as const,
    achievementValue: streak,
    streakMilestone: name,
  }));
  if (score < PERFECT_SCORE) return milestones;
  return [
    ...milestones,
    { achievementType: 'perfect_score', achievementValue: PERFECT_SCORE, streakMilestone: null },
  ];
}
