import { Injectable } from '@nestjs/common';
import { isOver, liveStatus, otherSeat, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { AppError } from '../../platform/requests/app-error.js';
import { gameEntered, rematchOffered } from '../events/game.events.js';
import {
  areConnected,
  isSeatConnected,
  requireGame,
  requireSeat,
  type GameRecord,
} from '../store/game.record.js';
import { GameStore } from '../store/game.store.js';
import { GameEventsStore } from '../events/game-events.store.js';
import { JOINED_GAME, joinEvents } from '../events/join-events.js';

interface RematchCommand {
  gameId: string;
  playerUUID: string;
  correlationId: string;
}

interface RematchGame {
  gameId: string;
  playerId: Seat;
  version: number;
}

/**
 * Another game of the same two players, who swap seats. The first request creates it, the second one finds
 * it.
 */
@Injectable()
export class Rematch {
  constructor(
    private readonly games: GameStore,
    private readonly events: GameEventsStore,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(command: RematchCommand): Promise<RematchGame> {
    const { playerUUID } = command;
    const { game, seat } = await this.transactions.run((transaction) => this.succeed(transaction, command));
    const { gameId } = game;
    const { version } = game.live;
    const other = game.seats[otherSeat(seat)];
    this.enter(game, playerUUID);
    if (other) {
      const to = other.playerUUID;
      this.enter(game, to);
      this.hub.publish(rematchOffered, { to, predecessor: command.gameId, game });
    }
    return { gameId, playerId: seat, version };
  }

  private enter(game: GameRecord, playerUUID: string): void {
    const { gameId, live } = game;
    const isConnected = isSeatConnected(game, playerUUID);
    this.hub.publish(gameEntered, { gameId, version: live.version, playerUUID, isConnected });
  }

  private async succeed(
    transaction: Transaction,
    { gameId, playerUUID, correlationId }: RematchCommand,
  ): Promise<{ game: GameRecord; seat: Seat }> {
    // Locked, so that the second of two simultaneous requests finds the first one's game.
    const before = requireGame(await this.games.lock(transaction, gameId));
    const seat = otherSeat(requireSeat(before, playerUUID));
    if (!isOver(liveStatus(before.live))) {
      throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId' });
    }
    const existingOne = await this.games.findSuccessor(transaction, gameId);
    if (existingOne) return { game: existingOne, seat };
    this.maintenance.requireOpen();
    const game = await this.begin(transaction, before, { seat, correlationId });
    return { game, seat };
  }

  private async begin(
    transaction: Transaction,
    before: GameRecord,
    { seat, correlationId }: { seat: Seat; correlationId: string },
  ): Promise<GameRecord> {
    const now = new Date(this.clock.now());
    const game = await this.games.insert(
      transaction,
      {
        status: 'active',
        version: JOINED_GAME.version,
        player1UUID: before.seats[2]?.playerUUID ?? null,
        player1PublicId: before.seats[2]?.publicId ?? null,
        player1Connected: before.seats[2]?.isConnected ?? false,
        player2UUID: before.seats[1]?.playerUUID ?? null,
        player2PublicId: before.seats[1]?.publicId ?? null,
        player2Connected: before.seats[1]?.isConnected ?? false,
        predecessorId: before.gameId,
      },
      now,
    );
    const events = joinEvents(areConnected(before));
    await this.events.note(transaction, game.gameId, events, { seat, correlationId, now });
    return game;
  }
}
