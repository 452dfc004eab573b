import { Inject, Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { RecentDaily } from '@tessera/contracts/daily';
import type { AnswerOf } from '@tessera/contracts/wire';
import {
  addDays,
  dateIn,
  gameNumberOf,
  gridFromText,
  isOverEverywhere,
  isYetToCome,
  lastThreeDates,
  lineLengths,
  mosaicOf,
  rowsFromGrid,
  weekUpTo,
  type Letter,
  type PlainDate,
} from '@tessera/rules';
import { duelSummary, DuelsRepository } from '../duel/index.js';
import { GamesRepository } from '../game/index.js';
import { completionView, GameResults } from '../solo-games/index.js';
import { GroupsRepository } from '../groups/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayerStats, todayOf, type KnownPlayer } from '../players/index.js';
import { Sequences } from '../sequences/index.js';
import { SpreadService } from '../spread/index.js';
import { DailyGamesRepository, type DailyResult, type RecentGame } from './daily-games.repository.js';

type Check = AnswerOf<typeof CALLS.checkCompletion>;

const recentView = (game: RecentGame): RecentDaily => ({
  ...completionView(game),
  mosaic: mosaicOf({
    playerGrid: rowsFromGrid(gridFromText(game.playerGrid)),
    playerWords: game.playerWords,
  }),
  lines: lineLengths(game.playerWords),
});

/** Reads facts about the daily of a date. */
@Injectable()
export class ReadDailyFacts {
  constructor(
    private readonly games: DailyGamesRepository,
    private readonly sequences: Sequences,
    private readonly playerStats: PlayerStats,
    private readonly liveGames: GamesRepository,
    private readonly duels: DuelsRepository,
    private readonly results: GameResults,
    private readonly groups: GroupsRepository,
    private readonly spreads: SpreadService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The player's state as of a date: its daily, and whatever else the start page shows. Null for a new player. */
  async completion(playerUUID: string, player: KnownPlayer | null, date: PlainDate): Promise<Check> {
    const stats = this.playerStats.on(date, player);
    const [games, todaysHighScore, liveGames, duels, groups, hasFinished] = await Promise.all([
      player ? this.games.recentOf(playerUUID, weekUpTo(date)) : [],
      this.highScore(date),
      player ? this.liveGames.activeIdsOf(playerUUID) : [],
      player ? this.duels.since(playerUUID, addDays(date, -1), { status: 'active' }) : [],
      player ? this.groups.todayOf(playerUUID, date) : [],
      stats.hasPlayed || (player !== null && this.hasFinished(playerUUID)),
    ]);
    const gameNumber = gameNumberOf(date, this.config.launchDate);
    const game = games.find(({ dailyChallengeDate }) => dailyChallengeDate === date);
    const hasCompleted = game?.status === 'completed';
    return {
      gameNumber: gameNumber >= 1 ? gameNumber : null,
      hasCompleted,
      completion: hasCompleted ? completionView(game) : null,
      hasActiveGame: game?.status === 'active',
      todaysHighScore,
      stats,
      recent: games.filter(({ status }) => status === 'completed').map(recentView),
      hasFinished,
      hasLiveGames: liveGames.length > 0,
      duels: duels.map(duelSummary),
      spread: hasCompleted ? await this.spreads.of(date) : null,
      groups,
    };
  }

  /** Asked only about players without a completed daily. */
  private async hasFinished(playerUUID: string): Promise<boolean> {
    const [result, liveGame] = await Promise.all([
      this.results.hasAny(playerUUID),
      this.liveGames.hasCompleted(playerUUID),
    ]);
    return result || liveGame;
  }

  /** The player's results on those of these dates that they have completed. */
  resultsOn(playerUUID: string, dates: readonly PlainDate[]): Promise<Map<PlainDate, DailyResult>> {
    return this.games.resultsOn(playerUUID, dates);
  }

  /** Null for a date that hasn't begun, even if a clock was ahead once. */
  async highScore(date: PlainDate): Promise<number | null> {
    return isYetToCome(date, this.clock.now()) ? null : this.games.highScore(date);
  }

  todaysHighScore(timezone: string | undefined): Promise<number | null> {
    return this.games.highScore(dateIn(timezone, this.clock.now()));
  }

  /** Today and the two days before. */
  async lastThree(playerUUID: string | undefined, player: KnownPlayer | null, zone: string | undefined) {
    const dates = lastThreeDates(todayOf(player, zone, this.clock.now()));
    const done = playerUUID === undefined ? null : await this.games.resultsOn(playerUUID, dates);
    return { dates, completed: dates.map((date) => done?.has(date) ?? false) };
  }

  /** The letters of a date. Those of a running one are only for players who have completed it. */
  async sequence(date: PlainDate, playerUUID: string | undefined): Promise<Letter[]> {
    const now = this.clock.now();
    if (isYetToCome(date, now)) throw new AppError('DATE_TO_COME', { field: 'date' });
    if (!isOverEverywhere(date, now)) {
      const game = playerUUID === undefined ? null : await this.games.findOn(playerUUID, date);
      if (game?.status !== 'completed') throw new AppError('LETTERS_IN_PLAY', { field: 'date' });
    }
    return (await this.sequences.on(date)).letters;
  }
}
