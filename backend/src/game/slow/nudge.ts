import { Injectable } from '@nestjs/common';
import { isWaitedFor, liveStatus, nudgeFrom, otherSeat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/requests/app-error.js';
import { opponentNudged } from '../events/game.events.js';
import { requireGame, requireSeat, type GameRecord } from '../store/game.record.js';
import { SlowGamesStore } from './slow-games.store.js';
import { tooSoon } from './too-soon.js';

interface NudgeCommand {
  gameId: string;
  playerUUID: string;
}

/** Reminds the other player that it's their turn, once a day. */
@Injectable()
export class Nudge {
  constructor(
    private readonly games: SlowGamesStore,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  /** Returns when the player can nudge again, in milliseconds since 1970. */
  async execute(command: NudgeCommand): Promise<number> {
    const { game, to, next } = await this.transactions.run((transaction) => this.note(transaction, command));
    const { gameId } = game;
    this.hub.publish(opponentNudged, { to, gameId, version: game.live.version, game });
    return next;
  }

  private async note(
    transaction: Transaction,
    { gameId, playerUUID }: NudgeCommand,
  ): Promise<{ game: GameRecord; to: string; next: number }> {
    const found = await this.games.lock(transaction, gameId);
    const game = requireGame(found?.game ?? null);
    const seat = requireSeat(game, playerUUID);
    const pause = found?.pause ?? { since: 0, nudgedAt: null };
    const from = nudgeFrom(game.live, seat, pause);
    const other = game.seats[otherSeat(seat)];
    if (from === null || !other) {
      const status = liveStatus(game.live);
      if (status === 'waiting') throw new AppError('NOT_STARTED', { field: 'gameId' });
      throw new AppError(isWaitedFor(game.live, seat) ? 'YOUR_TURN' : 'GAME_COMPLETED', { field: 'gameId' });
    }
    const now = this.clock.now();
    if (now < from) throw tooSoon('NUDGE_TOO_SOON', from);
    await this.games.noteNudge(transaction, gameId, new Date(now));
    const next = nudgeFrom(game.live, seat, { ...pause, nudgedAt: now }) ?? now;
    return { game, to: other.playerUUID, next };
  }
}
