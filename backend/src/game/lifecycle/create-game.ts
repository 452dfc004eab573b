import { Injectable } from '@nestjs/common';
import { NEW_LIVE_GAME, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { untilApplied } from '../../platform/database/until-applied.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { PlayersService } from '../../players/index.js';
import { gameEntered } from '../events/game.events.js';
import { isSeatConnected, seatOf } from '../store/game.record.js';
import { NewGamesStore } from './new-games.store.js';

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

/** With whether its creator has ever been connected during the game. */
type Created = CreatedGame & { isConnected: boolean };

/** Creates a game that waits for players. Seat 1 is the caller's, or free if the request named no player. */
@Injectable()
export class CreateGame {
  constructor(
    private readonly games: NewGamesStore,
    private readonly players: PlayersService,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(
    playerUUID: string | undefined,
    { requestId, isConnected = false }: CreateGameCommand = {},
  ): Promise<CreatedGame> {
    const { isConnected: isHere, ...created } = await untilApplied(
      async (isFirst) =>
        // Most requests are new, so nothing needs to be read.
        (isFirst && !this.maintenance.isPaused() ? null : await this.findBefore(playerUUID, requestId)) ??
        this.insert(playerUUID, { requestId, isConnected }),
    );
    const { gameId, version } = created;
    if (playerUUID !== undefined)
      this.hub.publish(gameEntered, { gameId, version, playerUUID, isConnected: isHere });
    return created;
  }

  /** The game that this request has created before. Throws an AppError if the player has been merged. */
  private async findBefore(
    playerUUID: string | undefined,
    requestId: string | undefined,
  ): Promise<Created | null> {
    if (playerUUID === undefined) return null;
    await this.players.requireUnmerged(playerUUID);
    const game = requestId === undefined ? null : await this.games.findByRequest(playerUUID, requestId);
    return (
      game && {
        gameId: game.gameId,
        playerId: seatOf(game, playerUUID),
        version: game.live.version,
        isConnected: isSeatConnected(game, playerUUID),
      }
    );
  }

  private async insert(
    playerUUID: string | undefined,
    { requestId, isConnected = false }: CreateGameCommand,
  ): Promise<Created | null> {
    this.maintenance.requireOpen();
    const creator =
      playerUUID === undefined
        ? { playerUUID: null, requestId: null, isConnected: false }
        : { playerUUID, requestId: requestId ?? null, isConnected };
    const gameId = await this.games.insert({ ...creator, at: new Date(this.clock.now()) });
    if (gameId === null) return null;
    const { version } = NEW_LIVE_GAME;
    return { gameId, playerId: playerUUID === undefined ? null : 1, version, isConnected };
  }
}
