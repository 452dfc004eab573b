import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REMOVAL_TEXTS } from '@tessera/contracts/live';
import { LIMITS } from '@tessera/contracts/wire';
import { CHANNELS, Hub } from '../../live/index.js';
import { EventBus } from '../../platform/bus/event-bus.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type RetentionPolicy, Retention } from '../../platform/retention/retention.js';
import { daysBefore } from '../../platform/clock/clock.js';
import { gameRemoved } from '../events/game.events.js';
import { ExpiredGamesStore, type Expiry } from './expired-games.store.js';

const KEPT_DAYS = {
  unjoined: LIMITS.WAITING_GAMES_KEPT_DAYS,
  abandoned: LIMITS.ABANDONED_GAMES_KEPT_DAYS,
} as const;

/** Removes games that no one joined or continued, and the events of games that were completed long ago. */
@Injectable()
export class GameRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly games: ExpiredGamesStore,
    private readonly transactions: Transactions,
    private readonly bus: EventBus,
    private readonly hub: Hub,
  ) {}

  onModuleInit(): void {
    this.retention.add(this.unfinished('unjoined'), this.unfinished('abandoned'), {
      name: 'histories of completed games',
      removeExpired: (now, max) => this.games.removeEvents(daysBefore(now, LIMITS.EVENTS_KEPT_DAYS), max),
    });
  }

  private unfinished(removal: Expiry): RetentionPolicy {
    return {
      name: `${removal} games`,
      removeExpired: async (now, max) => {
        const since = daysBefore(now, KEPT_DAYS[removal]);
        const removed = await this.transactions.run((transaction) =>
          this.games.removeUnfinished(transaction, removal, since, max),
        );
        if (removed.length === 0) return 0;
        this.bus.publish(
          CHANNELS.reseated,
          removed.map(({ gameId }) => gameId),
        );
        for (const { gameId, version, player1UUID, player2UUID } of removed) {
          const players = [player1UUID, player2UUID].filter((player) => player !== null);
          this.hub.publish(gameRemoved, { gameId, version, players, reason: REMOVAL_TEXTS[removal] });
        }
        return removed.length;
      },
    };
  }
}
