import { Injectable } from '@nestjs/common';
import { applyLive, letGoFrom } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { gameAdvanced, type GameAdvanced } from '../events/game.events.js';
import { GameEventsStore } from '../events/game-events.store.js';
import { storedEvents } from '../store/live-events.js';
import { moveError } from '../moves/move-error.js';
import { GameCache } from '../store/game-cache.js';
import { requireGame, requireSeat } from '../store/game.record.js';
import { SlowGamesStore } from './slow-games.store.js';
import { tooSoon } from './too-soon.js';

interface LetGoCommand {
  gameId: string;
  playerUUID: string;
  correlationId: string;
}

/** Ends a game in which nobody has moved for a week, without a score. */
@Injectable()
export class LetGo {
  constructor(
    private readonly games: SlowGamesStore,
    private readonly events: GameEventsStore,
    private readonly cache: GameCache,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  async execute(command: LetGoCommand): Promise<{ gameId: string; version: number }> {
    const ended = await this.transactions.run((transaction) => this.end(transaction, command));
    this.cache.set(ended.game);
    // Also if it has already been let go, because the events may have been lost.
    this.hub.publish(gameAdvanced, ended);
    return { gameId: ended.game.gameId, version: ended.version };
  }

  private async end(
    transaction: Transaction,
    { gameId, playerUUID, correlationId }: LetGoCommand,
  ): Promise<GameAdvanced> {
    const found = await this.games.lock(transaction, gameId);
    const game = requireGame(found?.game ?? null);
    const seat = requireSeat(game, playerUUID);
    const outcome = applyLive(game.live, { kind: 'let-go', seat });
    if (outcome.kind === 'rejected') throw moveError(outcome.rejection);
    if (outcome.kind === 'repeated') {
      const { version } = game.live;
      return { game, version, events: await this.events.from(gameId, version, transaction) };
    }
    const now = this.clock.now();
    const from = letGoFrom(game.live, found?.pause ?? { since: now });
    if (from !== null && now < from) throw tooSoon('LET_GO_TOO_SOON', from);
    const live = outcome.game;
    const events = storedEvents(outcome.events, live);
    await this.games.letGo(transaction, gameId, live.version, new Date(now));
    await this.events.note(transaction, gameId, events, { seat, correlationId, now: new Date(now) });
    return { game: { ...game, live }, version: live.version, events };
  }
}
