import { Injectable } from '@nestjs/common';
import {
  earliestToday,
  NO_STREAK,
  summarizeStreaks,
  type CompletedDaily,
  type PlainDate,
  type StreakSummary,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { Achievements } from './achievements.js';
import { newestDates } from './daily-record.js';
import type { PlayerEntity } from './player.entity.js';
import { PlayersRepository } from './players.repository.js';
import { StandingsRepository } from './standings.repository.js';

const summaryFields = ({ streak, bestStreak, lastDate }: StreakSummary) => ({
  streak,
  bestStreak,
  streakDate: lastDate,
});

type Moderated = Pick<PlayerEntity, 'isLeftOut' | 'refusedNames'>;

const isModerated = ({ isLeftOut, refusedNames }: Moderated): boolean => isLeftOut || refusedNames.length > 0;

/** Whatever admins have decided about either player remains. */
const moderationOf = (one: Moderated, other: Moderated): Moderated => ({
  isLeftOut: one.isLeftOut || other.isLeftOut,
  refusedNames: [...new Set([...other.refusedNames, ...one.refusedNames])],
});

/** What changes more of a player than one row, mostly within the transaction of another feature. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly repository: PlayersRepository,
    private readonly achievements: Achievements,
    private readonly standings: StandingsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates both players if necessary and locks them. Returns whether the first one isn't merged into
   * another.
   */
  async lockForMerge(transaction: Transaction, from: string, to: string): Promise<boolean> {
    await this.repository.insert(transaction, from);
    // Always in the same order, so that simultaneous merges wait instead of deadlocking.
    const locked = [];
    for (const playerUUID of [from, to].sort())
      locked.push(await this.repository.lock(transaction, playerUUID));
    return locked.every((player) => player?.playerUUID !== from || player.mergedInto === null);
  }

  /** Merges one player into the other, who takes over the name if they have none. Locks both. */
  async merge(transaction: Transaction, from: string, to: string): Promise<void> {
    const [giver, taker] = [
      await this.repository.lock(transaction, from),
      await this.repository.lock(transaction, to),
    ];
    await this.standings.remove(transaction, from);
    await this.repository.save(transaction, from, {
      ...summaryFields(NO_STREAK),
      name: null,
      nameFold: null,
      nameLook: null,
      isLeftOut: false,
      refusedNames: [],
      perfectScores: 0,
      isHeldBack: false,
      recentDates: [],
      mergedInto: to,
    });
    await this.achievements.move(transaction, from, to);
    if (!giver || !taker) return;
    const { name, nameFold, nameLook } = giver;
    const hasNewName = nameLook !== null && !taker.refusedNames.includes(nameLook);
    const taken = {
      ...(hasNewName && taker.name === null ? { name, nameFold, nameLook } : {}),
      ...(isModerated(giver) ? moderationOf(giver, taker) : {}),
    };
    if (Object.keys(taken).length > 0) await this.repository.save(transaction, to, taken);
  }

  /** Recalculates a player's rows for the leaderboards. */
  async refreshStandings(transaction: Transaction, playerUUID: string): Promise<void> {
    await this.standings.refresh(transaction, playerUUID, earliestToday(this.clock.now()));
  }

  /** Recalculates everything that depends on a player's dailies: those that count, and the dates of all. */
  async recalculate(
    transaction: Transaction,
    playerUUID: string,
    { counting, dates }: { counting: readonly CompletedDaily[]; dates: readonly PlainDate[] },
  ): Promise<void> {
    const recentDates = newestDates(dates);
    const summary = summarizeStreaks(counting);
    await this.repository.save(transaction, playerUUID, { ...summaryFields(summary), recentDates });
    await this.achievements.earn(transaction, playerUUID, { before: NO_STREAK, after: summary, score: 0 });
    await this.refreshStandings(transaction, playerUUID);
  }

  /** Makes a player anonymous, so that nobody can act as them or recognize them. */
  async removePersonalData(transaction: Transaction, playerUUID: string): Promise<void> {
    await this.achievements.remove(transaction, playerUUID);
    await this.standings.remove(transaction, playerUUID);
    await this.repository.rename(transaction, playerUUID);
  }

  /** Everything that is stored about these players, apart from their games, by column. */
  async dataOf(playerUUIDs: readonly string[]) {
    const players = await this.repository.findAll(playerUUIDs);
    const achievements = await this.achievements.of(playerUUIDs);
    return {
      players: players.map(({ mergedInto, ...player }) => ({ ...player, adoptedBy: mergedInto })),
      achievements: achievements.map((earned) => ({ ...earned })),
    };
  }

  /** The zone of the player's last daily; null if there is none. */
  async zoneOf(playerUUID: string, transaction: Transaction): Promise<string | null> {
    return (await this.repository.find(playerUUID, transaction))?.timezone ?? null;
  }
}
