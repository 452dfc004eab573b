import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dateIn, type PlainDate } from '@tessera/rules';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/auth.module.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import { mergeStreaks } from './merge-streaks.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { dailyView } from './daily.view.js';
import { ProgressStore } from './progress.store.js';
import { resolveDuplicates } from './resolve-duplicates.js';

const dailyOf = ({ gameId, dailyChallengeDate, playerScore }: DailyGameEntity) => ({
  gameId,
  date: dailyChallengeDate,
  score: playerScore,
});

const isCompleted = ({ status }: DailyGameEntity): boolean => status === 'completed';
const makesStreaks = (game: DailyGameEntity): boolean =>
  isCompleted(game) && game.counts && !game.skipsStreak;

/** A player's dailies, when the player comes to an account or asks for its data. */
@Injectable()
export class DailyAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly games: DailyGamesStore,
    private readonly progress: ProgressStore,
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    const own = await this.games.allOf(transaction, [to]);
    const theirs = await this.games.allOf(transaction, [from]);
    const { staying, yielding, moving } = resolveDuplicates(own, theirs, dateOf);
    for (const game of yielding) await this.games.remove(transaction, game.gameId);
    const { zone } = await this.players.dailiesOf(to, transaction);
    const { counting, skipped } = mergeStreaks(
      staying.filter(makesStreaks).map(dailyOf),
      moving.filter(makesStreaks).map(dailyOf),
      dateIn(zone, this.clock.now()),
    );
    await this.games.move(transaction, moving.map(gameIdOf), to);
    await this.games.skipStreak(transaction, skipped.map(gameIdOf));
    const dates = [...staying, ...moving].filter(isCompleted).map(dateOf);
    await this.players.rewrite(transaction, to, { counting, dates });
  }

  async dataOf(playerUUIDs: readonly string[], userId: string) {
    const games = await this.games.allOf(undefined, playerUUIDs);
    const progress = (await this.progress.allOf(userId)).map((row) => ({ ...row }));
    return { progress, dailies: games.map((game) => ({ ...dailyView(game, this.lexicon.scoreGrid) })) };
  }
}

const dateOf = ({ dailyChallengeDate }: DailyGameEntity): PlainDate => dailyChallengeDate;
const gameIdOf = ({ gameId }: { gameId: string }): string => gameId;
