import { Injectable } from '@nestjs/common';
import type { PublicResult } from '@tessera/contracts';
import { gridFromText, type Grid, type PlainDate, type ScoringWord } from '@tessera/rules';
import { AppError } from '../platform/http/app-error.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import type { DatedGame } from './dated-game.js';
import { requireOwnGame } from './require-own-game.js';

/** A game's result. */
interface Outcome {
  grid: Grid;
  words: ScoringWord[];
  score: number;
}

/** The result of a completed game with a day's letters, and its owner. */
export interface DailyResult extends Outcome {
  gameId: string;
  gameMode: PublicResult['gameMode'];
  playerUUID: string;
  gameNumber: number;
  completedAt: Date;
}

/** A mode that plays a day's letters, recognized by the form of its game ids. */
export interface ResultMode<Game extends DatedGame = DatedGame> {
  readonly gameMode: PublicResult['gameMode'];
  owns(gameId: string): boolean;
  find(gameId: string): Promise<Game | null>;
  allOf(playerUUIDs: readonly string[]): Promise<Game[]>;
  outcomeOf(game: Game): Outcome;
}

/** The results of completed games with a day's letters, for features that show them to others. */
@Injectable()
export class DailyResults {
  private readonly modes: ResultMode[];

  constructor(private readonly games: DailyGamesStore) {
    this.modes = [dailyMode(games)];
  }

  /** The other modes register here at startup. */
  add(mode: ResultMode): void {
    this.modes.unshift(mode);
  }

  /** Null for a game that is not there, or not completed. */
  async find(gameId: string): Promise<DailyResult | null> {
    const mode = this.modeOf(gameId);
    const game = await mode?.find(gameId);
    if (!mode || !game?.completedAt) return null;
    const { playerUUID, gameNumber, completedAt } = game;
    return {
      ...{ gameId, gameMode: mode.gameMode, playerUUID, gameNumber, completedAt },
      ...mode.outcomeOf(game),
    };
  }

  /** Rejects a game that is another's, or not completed. */
  async rejectUnlessOwn(gameId: string, playerUUID: string): Promise<void> {
    const game = await this.modeOf(gameId)?.find(gameId);
    const { status } = requireOwnGame(game ?? null, playerUUID);
    if (status !== 'completed') throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId' });
  }

  /** The scores of those of these dates whose daily the player has completed. */
  scoresOn(playerUUID: string, dates: readonly PlainDate[]): Promise<Map<PlainDate, number>> {
    return this.games.scoresOn(playerUUID, dates);
  }

  /** The ids of all completed games of these players, of every mode. */
  async idsOf(playerUUIDs: readonly string[]): Promise<string[]> {
    const games = await Promise.all(this.modes.map((mode) => mode.allOf(playerUUIDs)));
    return games
      .flat()
      .filter(({ status }) => status === 'completed')
      .map(({ gameId }) => gameId);
  }

  private modeOf(gameId: string): ResultMode | undefined {
    return this.modes.find((mode) => mode.owns(gameId));
  }
}

/** The daily itself, for all ids that belong to no other mode. */
const dailyMode = (games: DailyGamesStore): ResultMode<DailyGameEntity> => ({
  gameMode: '1pv3',
  owns: () => true,
  find: (gameId) => games.find(gameId),
  allOf: (playerUUIDs) => games.allOf(undefined, playerUUIDs),
  outcomeOf: ({ playerGrid, playerWords, playerScore }) => ({
    grid: gridFromText(playerGrid),
    words: playerWords,
    score: playerScore,
  }),
});
