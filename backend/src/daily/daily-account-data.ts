import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  dateIn,
  dateToPlay,
  isYetToCome,
  streakOn,
  summarizeStreaks,
  type PlainDate,
  type CompletedDaily,
} from '@tessera/rules';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import { mergeGames, gridGameView } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayersService } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import type { DailyGameEntity } from './daily.entity.js';
import { DailyGamesRepository } from './daily-games.repository.js';
import { ProgressRepository } from './progress.repository.js';
import { RecordRepository } from './record/record.repository.js';

const dailyOf = ({ gameId, dailyChallengeDate, playerScore }: DailyGameEntity) => ({
  gameId,
  date: dailyChallengeDate,
  score: playerScore,
});

const isCompleted = ({ status }: DailyGameEntity): boolean => status === 'completed';
const makesStreaks = (game: DailyGameEntity): boolean =>
  isCompleted(game) && game.counts && !game.skipsStreak;

/** A player's dailies and the account's progress. Merging two players also merges their streaks. */
@Injectable()
export class DailyAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly handlers: AccountDataHandlers,
    private readonly dailies: DailyGamesRepository,
    private readonly progress: ProgressRepository,
    private readonly record: RecordRepository,
    private readonly players: PlayersService,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    const { staying, moving, left } = await mergeGames(this.dailies, transaction, merge);
    const zone = await this.players.zoneOf(merge.to, transaction);
    const now = this.clock.now();
    const begun = [...staying, ...moving].map(dateOf).filter((date) => !isYetToCome(date, now));
    const today = dateToPlay(dateIn(zone, now), begun.toSorted().at(-1) ?? null);
    const makeStreaks = (games: readonly DailyGameEntity[]) =>
      games.filter((game) => makesStreaks(game) && begun.includes(dateOf(game))).map(dailyOf);
    const own = makeStreaks(staying);
    const { counting, skipped } = mergeStreaks(own, makeStreaks(moving), today);
    await this.dailies.skipStreak(transaction, skipped.map(gameIdOf));
    const dates = [...staying, ...moving].filter(isCompleted).map(dateOf);
    await this.players.recalculate(transaction, merge.to, { counting, dates });
    const [added, duplicates] = [moving.filter(isCompleted), left.filter(isCompleted)];
    if (added.length + duplicates.length === 0) return;
    const [before, after] = [summarizeStreaks(own), summarizeStreaks(counting)];
    const noted = {
      at: new Date(now),
      added: added.length,
      outside: skipped.length,
      duplicates: duplicates.length,
      streakBefore: streakOn(before, today),
      streakAfter: streakOn(after, today),
      bestBefore: before.bestStreak,
      bestAfter: after.bestStreak,
    };
    await this.record.addMerge(transaction, merge.to, noted, added.map(gameIdOf));
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.record.removeMerges(transaction, playerUUIDs);
  }

  async dataOf(playerUUIDs: readonly string[], userId: string) {
    const [games, progress, merges, mergedAt] = await Promise.all([
      this.dailies.allOf(playerUUIDs),
      this.progress.allOf(userId),
      this.record.mergesInto(playerUUIDs),
      this.record.mergeTimesOf(playerUUIDs),
    ]);
    return {
      progress: progress.map((row) => ({ ...row })),
      dailies: games.map((game) => ({
        ...gridGameView(game, this.lexicon),
        counts: game.counts,
        skipsStreak: game.skipsStreak,
        heldBack: game.heldBack,
        mergedAt: mergedAt.get(game.gameId)?.toISOString() ?? null,
      })),
      dailyMerges: merges.map((merge) => ({ ...merge })),
    };
  }
}

const dateOf = ({ dailyChallengeDate }: DailyGameEntity): PlainDate => dailyChallengeDate;
const gameIdOf = ({ gameId }: { gameId: string }): string => gameId;

/**
 * Selects the dailies of another history that can be added to a streak's without shortening the streak alive
 * on `today` or the best one. No date may occur twice.
 */
export function mergeStreaks<Daily extends CompletedDaily>(
  own: readonly CompletedDaily[],
  merged: readonly Daily[],
  today: PlainDate,
): { counting: CompletedDaily[]; skipped: Daily[] } {
  let counting = [...own];
  let summary = summarizeStreaks(counting);
  const skipped: Daily[] = [];
  // Highest scores first, so that those too low for a streak are tried once all others are in place.
  for (const daily of merged.toSorted((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1))) {
    const longer = [...counting, daily];
    const next = summarizeStreaks(longer);
    if (streakOn(next, today) < streakOn(summary, today) || next.bestStreak < summary.bestStreak) {
      skipped.push(daily);
    } else {
      counting = longer;
      summary = next;
    }
  }
  return { counting, skipped };
}
