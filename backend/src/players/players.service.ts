import { Injectable } from '@nestjs/common';
import type { Achievement } from '@tessera/contracts/players';
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
import { AppError } from '../platform/requests/app-error.js';
import { Achievements } from './achievements.js';
import { newestDates } from './daily-record.js';
import { type PlayerEntity, hasDeletedId } from './player.entity.js';
import { PlayersRepository } from './players.repository.js';
import { StandingsRepository } from './standings.repository.js';

/** How others see a player. */
export interface PublicIdentity {
  publicId: string;
  /** null if the player has none */
  name: string | null;
  isDeleted: boolean;
}

const publicIdentity = ({ playerUUID, publicId, name }: PlayerEntity): PublicIdentity => ({
  publicId,
  name,
  isDeleted: hasDeletedId(playerUUID),
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

const NOT_MODERATED = { isLeftOut: false, refusedNames: [] as string[] };

type Moderated = Pick<PlayerEntity, 'isLeftOut' | 'refusedNames'>;

const isModerated = ({ isLeftOut, refusedNames }: Moderated): boolean => isLeftOut || refusedNames.length > 0;

/** Whatever admins have decided about either player remains. */
const moderationOf = (one: Moderated, other: Moderated): Moderated => ({
  isLeftOut: one.isLeftOut || other.isLeftOut,
  refusedNames: [...new Set([...other.refusedNames, ...one.refusedNames])],
});

/** How other features create, lock, change and read players, mostly within their own transaction. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly repository: PlayersRepository,
    private readonly achievements: Achievements,
    private readonly standings: StandingsRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates the player if necessary, stores the zone for their dates, and locks the row. */
  async ensureWithZone(transaction: Transaction, playerUUID: string, zone: string): Promise<void> {
    await this.repository.ensureWithZone(transaction, playerUUID, zone, new Date(this.clock.now()));
  }

  /** Stores the zone for the player's dates. False if the player has been merged. */
  moveTo(timezone: string, playerUUID: string): Promise<boolean> {
    return this.repository.moveTo(timezone, playerUUID);
  }

  /** Creates the player if necessary. Returns the public ID. */
  ensure(transaction: Transaction, playerUUID: string): Promise<string> {
    return this.repository.ensure(transaction, playerUUID);
  }

  /**
   * The same, but also locks the player's row, so that one player's simultaneous requests run one after
   * another.
   */
  ensureLocked(transaction: Transaction, playerUUID: string): Promise<string> {
    return this.repository.ensure(transaction, playerUUID, true);
  }

  /** Waits until nobody is changing, merging or removing the player. */
  async settle(playerUUID: string): Promise<void> {
    await this.repository.settle(playerUUID);
  }

  /** The same. Throws an AppError if the player has been merged. */
  requireUnmerged(playerUUID: string): Promise<void> {
    return this.repository.requireUnmerged(playerUUID);
  }

  /** Locks the player's row, so that one player's completions run one after another. */
  async lock(transaction: Transaction, playerUUID: string): Promise<void> {
    await this.repository.lock(transaction, playerUUID);
  }

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
      ...NO_NAME,
      ...NOT_MODERATED,
      perfectScores: 0,
      isHeldBack: false,
      recentDates: [],
      mergedInto: to,
    });
    await this.achievements.move(transaction, from, to);
    if (!giver || !taker) return;
    const hasNewName = giver.nameLook !== null && !taker.refusedNames.includes(giver.nameLook);
    const taken = {
      ...(hasNewName && taker.name === null ? nameFields(giver) : {}),
      ...(isModerated(giver) ? moderationOf(giver, taker) : {}),
    };
    if (Object.keys(taken).length > 0) await this.repository.save(transaction, to, taken);
  }

  /** Updates earlier merges, because the player into whom these players had been merged was merged too. */
  async setMergedInto(transaction: Transaction, merged: readonly string[], to: string): Promise<void> {
    for (const playerUUID of merged.filter((one) => one !== to)) {
      await this.repository.save(transaction, playerUUID, { mergedInto: to });
    }
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

  /** The public IDs of existing players. */
  publicIdsOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<string[]> {
    return this.repository.publicIdsOf(transaction, playerUUIDs);
  }

  /** The players whose public IDs have these hashes. */
  withHashes(hashes: readonly string[]): Promise<string[]> {
    return this.repository.withHashes(hashes);
  }

  /** Everything that is stored about these players, apart from their games, by column. */
  async dataOf(playerUUIDs: readonly string[]): Promise<Record<string, unknown>[]> {
    const players = await this.repository.findAll(playerUUIDs);
    return players.map(({ mergedInto, ...player }) => ({ ...player, adoptedBy: mergedInto }));
  }

  /** The achievements of these players. */
  achievementsOf(playerUUIDs: readonly string[]): Promise<Achievement[]> {
    return this.achievements.of(playerUUIDs);
  }

  /** What others may know about a player. */
  async publicIdentityOf(playerUUID: string): Promise<PublicIdentity> {
    const player = await this.repository.find(playerUUID);
    // Made anonymous since the result was read. A repeated request finds the new ID.
    if (!player) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return publicIdentity(player);
  }

  /** The same about several players, by their `playerUUID`. */
  async publicIdentitiesOf(playerUUIDs: readonly string[]): Promise<ReadonlyMap<string, PublicIdentity>> {
    const players = await this.repository.findAll(playerUUIDs);
    if (players.length < playerUUIDs.length) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return new Map(players.map((player) => [player.playerUUID, publicIdentity(player)]));
  }

  /** Whether the player has been deleted, or merged into another one. */
  isGone(playerUUID: string): Promise<boolean> {
    return this.repository.isGone(playerUUID);
  }

  /** The zone of the player's last daily; null if there is none. */
  async zoneOf(playerUUID: string, transaction: Transaction): Promise<string | null> {
    return (await this.repository.find(playerUUID, transaction))?.timezone ?? null;
  }
}
