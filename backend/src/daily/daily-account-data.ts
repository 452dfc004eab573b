import { Injectable } from '@nestjs/common';
import { dateIn, type PlainDate } from '@tessera/rules';
import { AccountDataHandlers, type PlayerMerge } from '../auth/auth.module.js';
import { DatedAccountData, mergeGames } from '../dated-games/dated-games.module.js';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import { mergeStreaks } from './merge-streaks.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { dailyView } from './daily.view.js';
import { ProgressStore } from './progress.store.js';

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
export class DailyAccountData extends DatedAccountData<DailyGameEntity> {
  constructor(
    handlers: AccountDataHandlers,
    private readonly dailies: DailyGamesStore,
    private readonly progress: ProgressStore,
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
  ) {
    super(handlers, dailies);
  }

  override async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    const { staying, moving } = await mergeGames(this.dailies, transaction, merge);
    const { zone } = await this.players.dailiesOf(merge.to, transaction);
    const { counting, skipped } = mergeStreaks(
      staying.filter(makesStreaks).map(dailyOf),
      moving.filter(makesStreaks).map(dailyOf),
      dateIn(zone, this.clock.now()),
    );
    await this.dailies.skipStreak(transaction, skipped.map(gameIdOf));
    const dates = [...staying, ...moving].filter(isCompleted).map(dateOf);
    await this.players.rewrite(transaction, merge.to, { counting, dates });
  }

  async dataOf(playerUUIDs: readonly string[], userId: string) {
    const games = await this.dailies.allOf(playerUUIDs);
    const progress = (await this.progress.allOf(userId)).map((row) => ({ ...row }));
    return { progress, dailies: games.map((game) => ({ ...dailyView(game, this.lexicon.scoreGrid) })) };
  }
}

const dateOf = ({ dailyChallengeDate }: DailyGameEntity): PlainDate => dailyChallengeDate;
const gameIdOf = ({ gameId }: { gameId: string }): string => gameId;
