import { Injectable } from '@nestjs/common';
import { NEW_LIVE_GAME, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { PlayersService } from '../../players/index.js';
import { gameEntered } from '../events/game.events.js';
import { isSeatConnected, seatOf, type GameRecord } from '../store/game.record.js';
import { GameStore } from '../store/game.store.js';
import { NewGamesStore, type NewGame } from './new-games.store.js';

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
    private readonly newGames: NewGamesStore,
    private readonly games: GameStore,
    private readonly players: PlayersService,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(
    playerUUID: string | undefined,
    { requestId, isConnected = false }: CreateGameCommand = {},
  ): Promise<CreatedGame> {
    const at = new Date(this.clock.now());
    if (playerUUID === undefined) {
      this.maintenance.requireOpen();
      const game = await this.transactions.run((transaction) => this.games.insert(transaction, {}, at));
      return createdGame(game, playerUUID);
    }
    return this.createFor(playerUUID, { playerUUID, requestId: requestId ?? null, isConnected, at });
  }

  private async createFor(playerUUID: string, wanted: NewGame): Promise<CreatedGame> {
    const gameId = this.maintenance.isPaused() ? null : await this.newGames.insert(wanted);
    if (gameId !== null) {
      const created: CreatedGame = { gameId, playerId: 1, version: NEW_LIVE_GAME.version };
      this.enter(playerUUID, created, wanted.isConnected);
      return created;
    }
    const game = await this.transactions.run((transaction) => this.createOwn(transaction, wanted));
    const created = createdGame(game, playerUUID);
    this.enter(playerUUID, created, isSeatConnected(game, playerUUID));
    return created;
  }

  private enter(playerUUID: string, { gameId, version }: CreatedGame, isConnected: boolean): void {
    this.hub.publish(gameEntered, { gameId, version, playerUUID, isConnected });
  }

  private async createOwn(
    transaction: Transaction,
    { playerUUID, requestId, isConnected, at }: NewGame,
  ): Promise<GameRecord> {
    const publicId = await this.ensurePlayer(transaction, playerUUID, requestId);
    if (requestId !== null) {
      const before = await this.games.findByRequest(transaction, playerUUID, requestId);
      if (before) return before;
    }
    this.maintenance.requireOpen();
    const seat = { player1UUID: playerUUID, player1PublicId: publicId, player1Connected: isConnected };
    return this.games.insert(transaction, { ...seat, creatorUUID: playerUUID, requestId }, at);
  }

  /**
   * If two identical requests arrive at once, the second one waits here and then finds the first one's game.
   */
  private ensurePlayer(
    transaction: Transaction,
    playerUUID: string,
    requestId: string | null,
  ): Promise<string> {
    return requestId === null
      ? this.players.ensure(transaction, playerUUID)
      : this.players.ensureLocked(transaction, playerUUID);
  }
}

const createdGame = (game: GameRecord, playerUUID: string | undefined): CreatedGame => ({
  gameId: game.gameId,
  playerId: seatOf(game, playerUUID),
  version: game.live.version,
});
