import { Injectable } from '@nestjs/common';
import type { Seat } from '@tessera/rules';
import { Hub } from '../../live/live.module.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { PlayerRecords } from '../../players/players.module.js';
import { gameEntered } from '../events/game.events.js';
import { seatOf, type GameRecord } from '../store/game.record.js';
import { GameStore } from '../store/game.store.js';

interface CreateGameCommand {
  /** The client's ID for the request. A repeated request returns the same game. */
  requestId?: string | undefined;
  /** Whether the request came over the player's live connection. */
  isConnected?: boolean | undefined;
}

interface CreatedGame {
  gameId: string;
  /** The caller's seat; null if the request named no player. */
  playerId: Seat | null;
  version: number;
}

/** Creates a game that waits for players. Seat 1 is the caller's, or free if the request named no player. */
@Injectable()
export class CreateGame {
  constructor(
    private readonly games: GameStore,
    private readonly players: PlayerRecords,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  async execute(
    playerUUID: string | undefined,
    { requestId, isConnected = false }: CreateGameCommand = {},
  ): Promise<CreatedGame> {
    const now = new Date(this.clock.now());
    const game = await this.transactions.run((transaction) =>
      playerUUID === undefined
        ? this.games.insert(transaction, {}, now)
        : this.createOwn(transaction, playerUUID, { requestId, isConnected }, now),
    );
    const { gameId } = game;
    const { version } = game.live;
    if (playerUUID !== undefined) this.hub.publish(gameEntered, { gameId, version, playerUUID });
    return { gameId, playerId: seatOf(game, playerUUID), version };
  }

  private async createOwn(
    transaction: Transaction,
    playerUUID: string,
    { requestId, isConnected }: CreateGameCommand,
    now: Date,
  ): Promise<GameRecord> {
    const publicId = await this.meet(transaction, playerUUID, requestId);
    if (requestId !== undefined) {
      const before = await this.games.findByRequest(transaction, playerUUID, requestId);
      if (before) return before;
    }
    const seat = { player1UUID: playerUUID, player1PublicId: publicId, player1Connected: isConnected };
    const origin = { creatorUUID: playerUUID, requestId: requestId ?? null };
    return this.games.insert(transaction, { ...seat, ...origin }, now);
  }

  /**
   * If two identical requests arrive at once, the second one waits here and then finds the first one's game.
   */
  private meet(transaction: Transaction, playerUUID: string, requestId: string | undefined): Promise<string> {
    return requestId === undefined
      ? this.players.publicIdOf(transaction, playerUUID)
      : this.players.publicIdHeld(transaction, playerUUID);
  }
}
