import { Injectable } from '@nestjs/common';
import type { Achievement } from '@tessera/contracts';
import {
  earliestToday,
  extendStreak,
  NO_STREAK,
  summariseStreaks,
  type CompletedDaily,
  type PlainDate,
  type StreakSummary,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import { Achievements } from './achievements.js';
import type { PlayerEntity } from './player.entity.js';
import { PlayersStore } from './players.store.js';
import { StandingsStore } from './standings.store.js';

/** Enough for today and the two days before, also for a player who has travelled a date westward. */
const RECENT_DATES = 5;

export interface CompletionRecord extends CompletedDaily {
  /** False for a date that was over everywhere: it is remembered as played and counts for no streak. */
  counts: boolean;
}

/** What stands for a player in the eyes of others. */
export interface PublicIdentity {
  publicId: string;
  /** null for one without a name. */
  name: string | null;
}

const summaryOf = ({ streak, bestStreak, streakDate }: PlayerEntity): StreakSummary => ({
  streak,
  bestStreak,
  lastDate: streakDate,
});

const summaryFields = ({ streak, bestStreak, lastDate }: StreakSummary) => ({
  streak,
  bestStreak,
  streakDate: lastDate,
});

const nameFields = ({ name, nameFold, nameLook }: Pick<PlayerEntity, 'name' | 'nameFold' | 'nameLook'>) => ({
  name,
  nameFold,
  nameLook,
});

const NO_NAME = nameFields({ name: null, nameFold: null, nameLook: null });

const withDate = (dates: readonly PlainDate[], date: PlainDate): PlainDate[] =>
  [...new Set([date, ...dates])].sort().reverse().slice(0, RECENT_DATES);

/** What other features tell about a player, inside their own transaction. */
@Injectable()
export class PlayerRecords {
  constructor(
    private readonly players: PlayersStore,
    private readonly achievements: Achievements,
    private readonly standings: StandingsStore,
    private readonly clock: Clock,
  ) {}

  /** Makes the player known (with the zone that dates are taken in) and holds the row. */
  async enter(transaction: Transaction, playerUUID: string, zone: string): Promise<void> {
    await this.players.touch(transaction, playerUUID, zone, new Date(this.clock.now()));
  }

  /** Makes the player known; what others see in place of the playerUUID. */
  publicIdOf(transaction: Transaction, playerUUID: string): Promise<string> {
    return this.players.meet(transaction, playerUUID);
  }

  /** The same, and holds the player's row: what one player asks for at once is done one after the other. */
  publicIdHeld(transaction: Transaction, playerUUID: string): Promise<string> {
    return this.players.meet(transaction, playerUUID, true);
  }

  /** Holds the player's row, so that one player's completions happen one after the other. */
  async hold(transaction: Transaction, playerUUID: string): Promise<void> {
    await this.players.lock(transaction, playerUUID);
  }

  /** Makes both known and holds them; is the first still one that acts by itself? */
  async isFree(transaction: Transaction, from: string, to: string): Promise<boolean> {
    await this.players.insert(transaction, from);
    // In one order everywhere: two that meet here wait, and do not deadlock.
    const held = [];
    for (const playerUUID of [from, to].sort()) held.push(await this.players.lock(transaction, playerUUID));
    return held.every((player) => player?.playerUUID !== from || player.adoptedBy === null);
  }

  /** One player, held, becomes another name of the other one, who takes over its name if without one. */
  async merge(transaction: Transaction, from: string, to: string): Promise<void> {
    const [giver, taker] = [
      await this.players.lock(transaction, from),
      await this.players.lock(transaction, to),
    ];
    await this.standings.remove(transaction, from);
    await this.players.save(transaction, from, {
      ...summaryFields(NO_STREAK),
      ...NO_NAME,
      perfectScores: 0,
      recentDates: [],
      adoptedBy: to,
    });
    await this.achievements.move(transaction, from, to);
    if (giver?.name && taker?.name === null) await this.players.save(transaction, to, nameFields(giver));
  }

  /** Writes anew what the leaderboards tell of a player. */
  async refreshStandings(transaction: Transaction, playerUUID: string): Promise<void> {
    await this.standings.refresh(transaction, playerUUID, earliestToday(this.clock.now()));
  }

  /** What follows from a player's dailies, written anew: those that count, and the dates of all. */
  async rewrite(
    transaction: Transaction,
    playerUUID: string,
    { counting, dates }: { counting: readonly CompletedDaily[]; dates: readonly PlainDate[] },
  ): Promise<void> {
    const recentDates = dates.toSorted().reverse().slice(0, RECENT_DATES);
    const summary = summariseStreaks(counting);
    await this.players.save(transaction, playerUUID, { ...summaryFields(summary), recentDates });
    await this.achievements.earn(transaction, playerUUID, { before: NO_STREAK, after: summary, score: 0 });
    await this.refreshStandings(transaction, playerUUID);
  }

  /** Makes a player somebody whom nobody can be, and nobody can recognise. */
  async removePersonalData(transaction: Transaction, playerUUID: string): Promise<void> {
    await this.achievements.remove(transaction, playerUUID);
    await this.standings.remove(transaction, playerUUID);
    await this.players.rename(transaction, playerUUID);
  }

  /** What is kept of these players besides what they have played. */
  async dataOf(playerUUIDs: readonly string[]): Promise<Record<string, unknown>[]> {
    return (await this.players.findAll(playerUUIDs)).map((player) => ({ ...player }));
  }

  /** What these players have achieved. */
  achievementsOf(playerUUIDs: readonly string[]): Promise<Achievement[]> {
    return this.achievements.of(playerUUIDs);
  }

  /** What others may know of a player. */
  async publicIdentityOf(playerUUID: string): Promise<PublicIdentity> {
    const player = await this.players.find(playerUUID);
    // Made nobody since it was read whose it is: asked again it is known.
    if (!player) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return { publicId: player.publicId, name: player.name };
  }

  /** The zone of the player's last daily, null if there is none; and the dates of the last ones. */
  async dailiesOf(
    playerUUID: string,
    transaction?: Transaction,
  ): Promise<{ zone: string | null; recentDates: readonly PlainDate[] }> {
    const player = await this.players.find(playerUUID, transaction);
    return { zone: player?.timezone ?? null, recentDates: player?.recentDates ?? [] };
  }

  /**
   * Notes a completed daily of a known player. `history` gives all dailies that count, this one
   * included; it is asked only if the date is not the newest.
   */
  async recordDaily(
    transaction: Transaction,
    playerUUID: string,
    { date, score, counts }: CompletionRecord,
    history: () => Promise<CompletedDaily[]>,
  ): Promise<void> {
    const player = await this.players.lock(transaction, playerUUID);
    if (!player) throw new Error('a completed daily has a player');
    const before = summaryOf(player);
    const isNewest = before.lastDate === null || date > before.lastDate;
    const after = !counts
      ? before
      : isNewest
        ? extendStreak(before, { date, score })
        : summariseStreaks(await history());
    await this.players.save(transaction, playerUUID, {
      ...summaryFields(after),
      recentDates: withDate(player.recentDates, date),
    });
    if (counts) await this.achievements.earn(transaction, playerUUID, { before, after, score });
    await this.refreshStandings(transaction, playerUUID);
  }
}
