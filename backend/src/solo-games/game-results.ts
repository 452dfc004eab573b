import { Injectable } from '@nestjs/common';
import type { PublicResult } from '@tessera/contracts/results';
import { gridFromText, type Grid, type PlainDate, type ScoringWord } from '@tessera/rules';
import { AppError } from '../platform/requests/app-error.js';
import type { SoloGame } from './solo-game.js';
import type { StoredGrid } from './solo-game.view.js';
import { type SharedGame, type SoloGamesRepository, requireOwnGame } from './solo-games.repository.js';
import type { IdPrefix } from './new-game.js';

/** The result of a completed game, and its owner. */
export interface GameResult {
  gameId: string;
  gameMode: PublicResult['gameMode'];
  playerUUID: string;
  gameNumber: number;
  /** The date of its daily. */
  date: PlainDate;
  completedAt: Date;
  grid: Grid;
  words: ScoringWord[];
  score: number;
}

/** A mode whose results can be shared, recognized by its game IDs. */
interface ResultMode<Game extends SoloGame = SoloGame> {
  readonly gameMode: PublicResult['gameMode'];
  readonly prefix: IdPrefix;
  readonly games: Pick<SoloGamesRepository<Game>, 'find' | 'findCounterpart' | 'allOf' | 'hasCompleted'>;
  gridOf(game: Game): Grid;
}

/** The results of completed games of all modes, for features that show them to others. */
@Injectable()
export class GameResults {
  private readonly modes: ResultMode[] = [];

  /** The modes register here at startup. */
  add<Game extends SoloGame>(mode: ResultMode<Game>): void {
    this.modes.push(mode);
  }

  /** Null for a game that doesn't exist or isn't completed. */
  async find(gameId: string): Promise<GameResult | null> {
    const mode = this.modeOf(gameId);
    return resultOf(mode, await mode?.games.find(gameId));
  }

  /** Another player's completed game of the same kind and date, or null. */
  async counterpart(shared: SharedGame, playerUUID: string): Promise<GameResult | null> {
    const mode = this.modeOf(shared.gameId);
    return resultOf(mode, await mode?.games.findCounterpart(shared, playerUUID));
  }

  /** Throws if the game is another player's or isn't completed. */
  async requireOwn(gameId: string, playerUUID: string): Promise<void> {
    const game = await this.modeOf(gameId)?.games.find(gameId);
    const { status } = requireOwnGame(game ?? null, playerUUID);
    if (status !== 'completed') throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId' });
  }

  /** The IDs of all completed games of these players. */
  async idsOf(playerUUIDs: readonly string[]): Promise<string[]> {
    const games = await Promise.all(this.modes.map((mode) => mode.games.allOf(playerUUIDs)));
    return games
      .flat()
      .filter(({ status }) => status === 'completed')
      .map(({ gameId }) => gameId);
  }

  /** Whether the player has ever completed a game of any of the modes. */
  async hasAny(playerUUID: string): Promise<boolean> {
    const have = await Promise.all(this.modes.map((mode) => mode.games.hasCompleted(playerUUID)));
    return have.includes(true);
  }

  private modeOf(gameId: string): ResultMode | undefined {
    return this.modes.find(({ prefix }) => gameId.startsWith(`${prefix}-`));
  }
}

function resultOf(mode: ResultMode | undefined, game: SoloGame | null | undefined): GameResult | null {
  if (!mode || !game?.completedAt) return null;
  const { gameId, playerUUID, gameNumber, dailyChallengeDate, completedAt, playerWords, playerScore } = game;
  return {
    gameId,
    gameMode: mode.gameMode,
    playerUUID,
    gameNumber,
    date: dailyChallengeDate,
    completedAt,
    grid: mode.gridOf(game),
    words: playerWords,
    score: playerScore,
  };
}

export const storedGrid = ({ playerGrid }: SoloGame & StoredGrid): Grid => gridFromText(playerGrid);
