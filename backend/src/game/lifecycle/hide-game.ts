import { Injectable } from '@nestjs/common';
import { liveStatus, otherSeat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Transactions } from '../../platform/database/transactions.js';
import { GameCache } from '../store/game-cache.js';
import { opponentStatusChanged } from '../events/game.events.js';
import { requireGame, requireSeat } from '../store/game.record.js';
import { GameStore } from '../store/game.store.js';

/** Hides a game from a player's list. If no one else has joined it, it is removed. */
@Injectable()
export class HideGame {
  constructor(
    private readonly games: GameStore,
    private readonly cache: GameCache,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
  ) {}

  async execute(gameId: string, playerUUID: string): Promise<void> {
    const { game, seat } = await this.transactions.run(async (transaction) => {
      const game = requireGame(await this.games.lock(transaction, gameId));
      const seat = requireSeat(game, playerUUID);
      if (game.seats[otherSeat(seat)]) await this.games.hide(transaction, gameId, seat);
      else await this.games.remove(transaction, gameId);
      return { game, seat };
    });
    this.cache.evict(gameId);
    const other = game.seats[otherSeat(seat)];
    if (!other || liveStatus(game.live) !== 'active' || game.seats[seat]?.isHidden) return;
    const { version } = game.live;
    this.hub.publish(opponentStatusChanged, {
      type: 'STATUS_UPDATED',
      to: other.playerUUID,
      gameId,
      version,
      status: 'away',
      reason: 'left',
    });
  }
}
