import { Injectable } from '@nestjs/common';
import { gridFromText, type Grid, type PlainDate, type ScoringWord } from '@tessera/rules';
import { Refusal } from '../platform/http/refusal.js';
import { DailyGamesStore } from './daily-games.store.js';
import { ownGame } from './own-game.js';

/** What a completed daily has come to. */
export interface DailyResult {
  gameId: string;
  playerUUID: string;
  gameNumber: number;
  grid: Grid;
  words: ScoringWord[];
  score: number;
  completedAt: Date;
}

/** The results of dailies, for features that show them to others. */
@Injectable()
export class DailyResults {
  constructor(private readonly games: DailyGamesStore) {}

  /** Null for a game that is not there, or not completed. */
  async find(gameId: string): Promise<DailyResult | null> {
    const game = await this.games.find(gameId);
    if (!game?.completedAt) return null;
    return {
      ...{ gameId, playerUUID: game.playerUUID, gameNumber: game.gameNumber },
      grid: gridFromText(game.playerGrid),
      words: game.playerWords,
      score: game.playerScore,
      completedAt: game.completedAt,
    };
  }

  /** Refuses a game that is another's, or not completed. */
  async refuseUnlessOwn(gameId: string, playerUUID: string): Promise<void> {
    const { status } = ownGame(await this.games.find(gameId), playerUUID);
    if (status !== 'completed') throw new Refusal('GAME_NOT_COMPLETED', { field: 'gameId' });
  }

  /** The scores of those of these dates that the player has completed. */
  scoresOn(playerUUID: string, dates: readonly PlainDate[]): Promise<Map<PlainDate, number>> {
    return this.games.scoresOn(playerUUID, dates);
  }

  /** The ids of all completed dailies of these players. */
  async idsOf(playerUUIDs: readonly string[]): Promise<string[]> {
    const games = await this.games.allOf(undefined, playerUUIDs);
    return games.filter(({ status }) => status === 'completed').map(({ gameId }) => gameId);
  }
}
