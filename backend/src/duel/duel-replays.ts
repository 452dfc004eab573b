import { Injectable } from '@nestjs/common';
import type { ReplayedGame, ReplayedGames } from '../game/index.js';
import { AppError } from '../platform/requests/app-error.js';
import type { DuelEntity } from './duel.entity.js';
import { DuelsStore } from './duels.store.js';

/** Finished duels. */
@Injectable()
export class DuelReplays implements ReplayedGames {
  constructor(private readonly duels: DuelsStore) {}

  async find(gameId: string): Promise<ReplayedGame> {
    const duel = await this.duels.find(gameId);
    if (!duel) throw new AppError('GAME_NOT_FOUND', { field: 'gameId' });
    return replayOf(duel);
  }

  async findOwn(gameId: string, playerUUID: string): Promise<ReplayedGame> {
    return replayOf(await this.duels.findOwn(gameId, playerUUID));
  }

  async requireOwn(gameId: string, playerUUID: string): Promise<void> {
    await this.duels.findOwn(gameId, playerUUID);
  }
}

function replayOf(duel: DuelEntity): ReplayedGame {
  const { gameId, completedAt, lexicon, letters, gameNumber, level } = duel;
  if (!completedAt) throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId' });
  return {
    gameId,
    mode: 'duel',
    completedAt,
    lexicon,
    letters: [...letters],
    duel: { gameNumber, level, date: duel.dailyChallengeDate },
    players: [
      {
        playerUUID: duel.playerUUID,
        score: duel.playerScore,
        words: duel.playerWords,
        cells: duel.playerCells,
      },
      { playerUUID: null, score: duel.botScore, words: duel.botWords, cells: duel.botCells },
    ],
  };
}
