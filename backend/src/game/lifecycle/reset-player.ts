import { Injectable } from '@nestjs/common';
import type { LiveGameView } from '@tessera/contracts/live';
import type { Seat } from '@tessera/rules';
import { AppError } from '../../platform/requests/app-error.js';
import { requireGame, seatOf } from '../store/game.record.js';
import { GameReadsStore } from '../store/game-reads.store.js';
import { gameView } from '../store/game.view.js';

/** A browser reclaims its seat. The player gets the game as it is; nothing changes. */
@Injectable()
export class ResetPlayer {
  constructor(private readonly games: GameReadsStore) {}

  async execute(gameId: string, playerUUID: string, seat: Seat): Promise<LiveGameView> {
    const game = requireGame(await this.games.find(gameId));
    if (seatOf(game, playerUUID) !== seat) throw new AppError('NOT_YOUR_SLOT', { field: 'playerId' });
    return gameView(game, playerUUID);
  }
}
