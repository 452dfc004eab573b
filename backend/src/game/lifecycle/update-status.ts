import { Injectable } from '@nestjs/common';
import { otherSeat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Presence } from '../../presence/index.js';
import { GameCache } from '../store/game-cache.js';
import { opponentStatusChanged } from '../events/game.events.js';
import { requireGame, requireSeat } from '../store/game.record.js';
import { GameReadsStore } from '../store/game-reads.store.js';
import { SeatStatusStore } from '../store/seat-status.store.js';

/** The player reports their presence: it is stored with the game and sent to the opponent. */
@Injectable()
export class UpdateStatus {
  constructor(
    private readonly games: GameReadsStore,
    private readonly statuses: SeatStatusStore,
    private readonly cache: GameCache,
    private readonly presence: Presence,
    private readonly hub: Hub,
  ) {}

  async execute(
    gameId: string,
    playerUUID: string,
    requested: 'active' | 'away' | 'Available',
  ): Promise<'active' | 'away'> {
    const since = this.presence.moment();
    const game = requireGame(await this.games.find(gameId));
    const seat = requireSeat(game, playerUUID);
    const status = requested === 'away' ? 'away' : 'active';
    await this.statuses.set(gameId, seat, status === 'away' ? 'Away' : 'Available', since);
    this.cache.evict(gameId);
    void this.presence.mark(playerUUID, status === 'active', since);
    const other = game.seats[otherSeat(seat)];
    if (other) {
      const { version } = game.live;
      const to = other.playerUUID;
      this.hub.publish(opponentStatusChanged, { type: 'STATUS_UPDATED', to, gameId, version, status });
    }
    return status;
  }
}
