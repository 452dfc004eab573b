import { Injectable } from '@nestjs/common';
import { dateIn, dateToPlay, isYetToCome, streakOn, summarizeStreaks, type PlainDate } from '@tessera/rules';
import { AccountDataHandlers, type PlayerMerge } from '../auth/index.js';
import { SoloAccountData, mergeGames, gridGameView } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayersService } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import { mergeStreaks } from './merge-streaks.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { ProgressStore } from './progress.store.js';
import { MergesStore } from './record/merges.store.js';

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
export class DailyAccountData extends SoloAccountData<DailyGameEntity> {
  constructor(
    handlers: AccountDataHandlers,
    private readonly dailies: DailyGamesStore,
    private readonly progress: ProgressStore,
    private readonly merges: MergesStore,
    private readonly players: PlayersService,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
  ) {
    super(handlers, dailies);
  }

  override async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
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
    await this.merges.add(transaction, merge.to, noted, added.map(gameIdOf));
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.merges.remove(transaction, playerUUIDs);
  }

  async dataOf(playerUUIDs: readonly string[], userId: string) {
    const [games, progress, merges, mergedAt] = await Promise.all([
      this.dailies.allOf(playerUUIDs),
      this.progress.allOf(userId),
      this.merges.of(playerUUIDs),
      this.merges.timesOf(playerUUIDs),
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
