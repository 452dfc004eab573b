import { Injectable } from '@nestjs/common';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { gameStarted } from '../events/game.events.js';
import { GameEventsStore } from '../events/game-events.store.js';
import { GameReadsStore } from '../store/game-reads.store.js';

/** Starts a game once both of its players have been connected. */
@Injectable()
export class StartGame {
  constructor(
    private readonly games: GameReadsStore,
    private readonly events: GameEventsStore,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  /** A connection of this player is now subscribed to these games. */
  async connected(playerUUID: string, gameIds: readonly string[]): Promise<void> {
    const now = new Date(this.clock.now());
    const starts = await this.events.noteConnection(playerUUID, gameIds, now);
    const games = await this.games.findAll([...starts.keys()]);
    for (const game of games) {
      const event = starts.get(game.gameId);
      // Players who have already made a move don't need this event.
      if (event && game.live.version === event.version) this.hub.publish(gameStarted, { game, event });
    }
  }
}
