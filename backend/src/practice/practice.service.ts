import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { ArchivedDay } from '@tessera/contracts/practice';
import type { AnswerOf } from '@tessera/contracts/wire';
import {
  addDays,
  datesOf,
  earliestToday,
  firstOf,
  lastOf,
  monthOf,
  type PlainDate,
  isOverEverywhere,
  isYetToCome,
} from '@tessera/rules';
import { ReadDailyFacts } from '../daily/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Sequences } from '../sequences/index.js';
import { type PracticeEntity, PracticeRepository } from './practice.repository.js';
import {
  ID_PREFIX,
  type StartedGame,
  gridGameView,
  mergeGames,
  newGridGame,
  CompleteGrid,
  type CompleteGridCommand,
} from '../solo-games/index.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository } from '../players/index.js';
import { type AccountDataHandler, AccountDataHandlers, type PlayerMerge } from '../auth/index.js';
import { Lexicon } from '../words/index.js';

type Month = AnswerOf<typeof CALLS.practiceMonth>;

/** The archive of dates that are over everywhere, and the games with their letters. */
@Injectable()
export class PracticeService implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly games: PracticeRepository,
    private readonly sequences: Sequences,
    private readonly players: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
    private readonly completeGrid: CompleteGrid,
    private readonly dailyFacts: ReadDailyFacts,
    private readonly accountData: AccountDataHandlers,
    private readonly lexicon: Lexicon,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  /** Starts or resumes the practice game of a date. */
  async create(playerUUID: string, date: PlainDate): Promise<StartedGame<PracticeEntity>> {
    const now = this.clock.now();
    if (isYetToCome(date, now)) throw new AppError('DATE_TO_COME', { field: 'date' });
    if (!isOverEverywhere(date, now)) throw new AppError('LETTERS_IN_PLAY', { field: 'date' });
    const sequence = await this.sequences.on(date);
    return this.transactions.run(async (transaction) => {
      await this.players.ensureLocked(transaction, playerUUID);
      const existing = await this.games.findOn(playerUUID, date, transaction);
      if (existing) return { game: existing, isNew: false };
      this.maintenance.requireOpen();
      const start = { playerUUID, sequence, now: new Date(this.clock.now()) };
      const game = await this.games.insert(transaction, newGridGame(ID_PREFIX.practice, start));
      return { game, isNew: true };
    });
  }

  /** Completes a practice game like a daily, except that it counts for nothing. */
  complete(command: CompleteGridCommand): Promise<PracticeEntity> {
    return this.completeGrid.execute(command, {
      findOwn: (gameId, playerUUID) => this.games.findOwn(gameId, playerUUID),
      complete: (game: PracticeEntity, finished) => this.games.complete(game, finished),
    });
  }

  /** The archive of a month, with the player's results. */
  async month(month: string, playerUUID: string | undefined): Promise<Month> {
    const first = this.config.launchDate;
    const last = addDays(earliestToday(this.clock.now()), -1);
    const [firstMonth, lastMonth] = [monthOf(first), monthOf(last < first ? first : last)];
    const isThere = month >= firstMonth && month <= lastMonth;
    const dates = isThere
      ? datesOf({ from: firstOf(month), to: lastOf(month) }).filter((date) => date >= first && date <= last)
      : [];
    return { month, firstMonth, lastMonth, days: await this.days(dates, playerUUID) };
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await mergeGames(this.games, transaction, merge);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.games.allOf(playerUUIDs);
    return { practice: games.map((game) => ({ ...gridGameView(game, this.lexicon) })) };
  }

  private async days(dates: readonly PlainDate[], playerUUID: string | undefined): Promise<ArchivedDay[]> {
    const [expected, results, practiced] = await Promise.all([
      this.sequences.expectations(dates),
      playerUUID === undefined ? null : this.dailyFacts.resultsOn(playerUUID, dates),
      playerUUID === undefined ? [] : this.games.among(playerUUID, dates),
    ]);
    const practices = new Map(practiced.map((game) => [game.dailyChallengeDate, game]));
    return expected.map(({ date, gameNumber, expectedScore }) => ({
      date,
      gameNumber,
      expectedScore,
      dailyScore: results?.get(date)?.playerScore ?? null,
      dailyGameId: results?.get(date)?.gameId ?? null,
      practice: practiceView(practices.get(date)),
    }));
  }
}

function practiceView(game: PracticeEntity | undefined): ArchivedDay['practice'] {
  if (!game) return null;
  const { gameId, status, playerScore } = game;
  return { gameId, status, score: status === 'completed' ? playerScore : null };
}
