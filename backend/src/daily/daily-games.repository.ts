import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isYetToCome, latestToday, type CompletedDaily, type PlainDate } from '@tessera/rules';
import { And, Between, In, IsNull, LessThanOrEqual, Not, type Repository } from 'typeorm';
import { SoloGamesRepository } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DailyGameEntity } from './daily.entity.js';

const RECENT = {
  gameId: true,
  gameNumber: true,
  dailyChallengeDate: true,
  status: true,
  playerGrid: true,
  playerWords: true,
  playerScore: true,
} as const;

export type RecentGame = Pick<DailyGameEntity, keyof typeof RECENT>;

export type DailyResult = Pick<DailyGameEntity, 'gameId' | 'playerScore'>;

/** Dailies, and what they count for: streaks and high scores. */
@Injectable()
export class DailyGamesRepository extends SoloGamesRepository<DailyGameEntity> {
  constructor(@InjectRepository(DailyGameEntity) games: Repository<DailyGameEntity>, clock: Clock) {
    super(games, clock);
  }

  /** The player's dailies on these dates, with what a list of them shows, newest first. */
  recentOf(playerUUID: string, dates: readonly PlainDate[]): Promise<RecentGame[]> {
    const begun = dates.filter((date) => !isYetToCome(date, this.clock.now()));
    return this.games.find({
      select: RECENT,
      where: { playerUUID, dailyChallengeDate: In(begun) },
      order: { dailyChallengeDate: 'DESC' },
    });
  }

  /** The player's results on those of these dates that they have completed. */
  async resultsOn(playerUUID: string, dates: readonly PlainDate[]): Promise<Map<PlainDate, DailyResult>> {
    const completed = await this.games.find({
      select: { gameId: true, dailyChallengeDate: true, playerScore: true },
      where: { playerUUID, status: 'completed', dailyChallengeDate: In([...dates]) },
    });
    return new Map(completed.map((game) => [game.dailyChallengeDate, game]));
  }

  /** Those of these players who have completed the daily of a date or, before they traveled west, of a later one. */
  async completedBy(playerUUIDs: readonly string[], date: PlainDate): Promise<Set<string>> {
    const completed = await this.games.find({
      select: { playerUUID: true },
      where: {
        playerUUID: In([...playerUUIDs]),
        status: 'completed',
        dailyChallengeDate: Between(date, latestToday(this.clock.now())),
      },
    });
    return new Set(completed.map(({ playerUUID }) => playerUUID));
  }

  /** The best score of a date, of those that count publicly; null if there is none. */
  highScore(date: PlainDate): Promise<number | null> {
    return this.games.maximum('playerScore', {
      dailyChallengeDate: date,
      status: 'completed',
      counts: true,
      heldBack: IsNull(),
    });
  }

  /** A player's dailies of other dates that count for the streak. None does before its date has begun. */
  async othersThan(date: PlainDate, playerUUID: string): Promise<CompletedDaily[]> {
    const games = await this.games.find({
      select: { dailyChallengeDate: true, playerScore: true },
      where: {
        playerUUID,
        status: 'completed',
        counts: true,
        skipsStreak: false,
        dailyChallengeDate: And(LessThanOrEqual(latestToday(this.clock.now())), Not(date)),
      },
    });
    return games.map(({ dailyChallengeDate, playerScore }) => ({
      date: dailyChallengeDate,
      score: playerScore,
    }));
  }

  async skipStreak(transaction: Transaction, gameIds: readonly string[]): Promise<void> {
    await this.update(transaction, gameIds, { skipsStreak: true });
  }
}
