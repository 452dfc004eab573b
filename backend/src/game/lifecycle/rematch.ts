import { Injectable } from '@nestjs/common';
import { isOver, liveStatus, otherSeat, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { untilApplied } from '../../platform/database/transactions.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { AppError } from '../../platform/requests/app-error.js';
import { PlayersRepository } from '../../players/index.js';
import { gameEntered, rematchOffered } from '../events/game.events.js';
import { isSeatConnected, requireGame, requireSeat, type GameRecord } from '../store/game.record.js';
import { GamesRepository } from '../store/games.repository.js';
import { NewGamesRepository } from './new-games.repository.js';

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
    private readonly games: GamesRepository,
    private readonly newGames: NewGamesRepository,
    private readonly players: PlayersRepository,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(command: RematchCommand): Promise<RematchGame> {
    const { playerUUID } = command;
    const { game, seat } = await untilApplied(() => this.succeed(command));
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

  private async succeed({
    gameId,
    playerUUID,
    correlationId,
  }: RematchCommand): Promise<{ game: GameRecord; seat: Seat } | null> {
    const before = requireGame(await this.games.find(gameId));
    const seat = otherSeat(requireSeat(before, playerUUID));
    if (!isOver(liveStatus(before.live))) {
      throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId' });
    }
    const existingOne = await this.newGames.findSuccessor(gameId);
    if (existingOne) return { game: existingOne, seat };
    this.maintenance.requireOpen();
    const at = new Date(this.clock.now());
    const made = { predecessorId: gameId, playerUUID, by: seat, correlationId, at };
    const game = await this.newGames.insertRematch(made);
    if (game) return { game, seat };
    // In a game against oneself on another device, that is one's own former player.
    const other = before.seats[seat];
    if (!other || (await this.players.isGone(other.playerUUID))) throw new AppError('OPPONENT_GONE');
    return null;
  }
}
