import { Injectable } from '@nestjs/common';
import type { LiveGameView, PlayerInfo } from '@tessera/contracts/live';
import { liveStatus } from '@tessera/rules';
import { AppError } from '../../platform/requests/app-error.js';
import { RemovedGames } from './removed-games.js';
import { seatOf } from '../store/game.record.js';
import { GameReadsStore } from '../store/game-reads.store.js';
import { gameView, playerInfoOf } from '../store/game.view.js';

/** A game as stored, for its players and, while it is waiting, for anyone with its code. */
@Injectable()
export class ReadGame {
  constructor(
    private readonly games: GameReadsStore,
    private readonly removed: RemovedGames,
  ) {}

  async execute(
    gameId: string,
    viewer: string | undefined,
  ): Promise<{ game: LiveGameView; playerInfo: PlayerInfo | null }> {
    const game = await this.games.find(gameId);
    if (!game) throw await this.removed.errorFor(gameId);
    if (seatOf(game, viewer) === null && liveStatus(game.live) !== 'waiting') {
      throw new AppError('NOT_A_PLAYER', { field: 'gameId' });
    }
    return { game: gameView(game, viewer), playerInfo: playerInfoOf(game, viewer) };
  }
}
