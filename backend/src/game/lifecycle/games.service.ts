import { Injectable } from '@nestjs/common';
import type { ActiveGame, LiveGameView, PlayerInfo } from '@tessera/contracts/live';
import { USER_ID_FIELDS } from '@tessera/contracts/product';
import {
  isWaitedFor,
  letGoFrom,
  liveStatus,
  NEW_LIVE_GAME,
  nudgeFrom,
  otherSeat,
  type Seat,
} from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { untilApplied } from '../../platform/database/transactions.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { AppError } from '../../platform/requests/app-error.js';
import { PlayersRepository } from '../../players/index.js';
import { Presence } from '../../presence/index.js';
import { GameEventsRepository } from '../events/game-events.repository.js';
import {
  gameEntered,
  gameStarted,
  LEFT,
  opponentStatus,
  opponentStatusChanged,
} from '../events/game.events.js';
import { GameCache } from '../store/game-cache.js';
import { isSeatConnected, missingGame, requireGame, requireSeat, seatOf } from '../store/game.record.js';
import { gameView, playerInfoOf } from '../store/game.view.js';
import { GamesRepository } from '../store/games.repository.js';
import { NewGamesRepository } from './new-games.repository.js';

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

/** What players do with their live games beside joining and playing them. */
@Injectable()
export class GamesService {
  constructor(
    private readonly games: GamesRepository,
    private readonly newGames: NewGamesRepository,
    private readonly events: GameEventsRepository,
    private readonly cache: GameCache,
    private readonly players: PlayersRepository,
    private readonly presence: Presence,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  /** Creates a game that waits for players. Seat 1 is the caller's, or free if the request named no player. */
  async create(
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

  /** A game as stored, for its players and, while it is waiting, for anyone with its code. */
  async read(
    gameId: string,
    viewer: string | undefined,
  ): Promise<{ game: LiveGameView; playerInfo: PlayerInfo | null }> {
    const game = await this.games.find(gameId);
    if (!game) throw missingGame(await this.games.removalOf(gameId));
    if (seatOf(game, viewer) === null && liveStatus(game.live) !== 'waiting') {
      throw new AppError('NOT_A_PLAYER', { field: 'gameId' });
    }
    return { game: gameView(game, viewer), playerInfo: playerInfoOf(game, viewer) };
  }

  /** The player's waiting and active games, the one with the latest move first. */
  async activeOf(playerUUID: string): Promise<ActiveGame[]> {
    const games = await this.games.activeOf(playerUUID);
    return games
      .toSorted((one, other) => other.pause.since - one.pause.since)
      .map((game) => {
        const view = gameView(game, playerUUID);
        const seat = requireSeat(game, playerUUID);
        const { live, pause } = game;
        return {
          gameId: view.gameId,
          createdAt: view.createdAt,
          playerPosition: seat,
          status: view.status === 'waiting' ? view.status : 'active',
          currentRound: view.currentRound,
          currentTurn: view.currentTurn,
          isYourTurn: isWaitedFor(live, seat),
          waitingSince: new Date(pause.since).toISOString(),
          nudgeFrom: instantOf(nudgeFrom(live, seat, pause)),
          letGoFrom: instantOf(letGoFrom(live, pause)),
          player1Name: view.player1Name,
          player2Name: view.player2Name,
          player1UUID: view.player1UUID,
          player2UUID: view.player2UUID,
          [USER_ID_FIELDS.player1]: view[USER_ID_FIELDS.player1],
          [USER_ID_FIELDS.player2]: view[USER_ID_FIELDS.player2],
        };
      });
  }

  /** A connection of this player is now subscribed to these games. Starts those whose players were both connected. */
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

  /** The player reports their presence: it is stored with the game and sent to the opponent. */
  async updateStatus(
    gameId: string,
    playerUUID: string,
    requested: 'active' | 'away' | 'Available',
  ): Promise<'active' | 'away'> {
    const since = this.presence.moment();
    const game = requireGame(await this.games.find(gameId));
    const seat = requireSeat(game, playerUUID);
    const status = requested === 'away' ? 'away' : 'active';
    await this.games.setStatus(gameId, seat, status === 'away' ? 'Away' : 'Available', since);
    this.cache.evict(gameId);
    void this.presence.mark(playerUUID, status === 'active', since);
    const other = game.seats[otherSeat(seat)];
    if (other) {
      const { version } = game.live;
      const to = other.playerUUID;
      if (other.status === 'Available' && liveStatus(game.live) === 'active') this.presence.watch(to);
      this.hub.publish(opponentStatusChanged, { type: 'STATUS_UPDATED', to, gameId, version, status });
    }
    return status;
  }

  /** A browser reclaims its seat. The player gets the game as it is; nothing changes. */
  async resetPlayer(gameId: string, playerUUID: string, seat: Seat): Promise<LiveGameView> {
    const game = requireGame(await this.games.find(gameId));
    if (seatOf(game, playerUUID) !== seat) throw new AppError('NOT_YOUR_SLOT', { field: 'playerId' });
    return gameView(game, playerUUID);
  }

  /** Hides a game from a player's list. If no one else has joined it, it is removed. */
  async hide(gameId: string, playerUUID: string): Promise<void> {
    const { game, seat } = await this.transactions.run(async (transaction) => {
      const game = requireGame(await this.games.lock(transaction, gameId));
      const seat = requireSeat(game, playerUUID);
      const now = new Date(this.clock.now());
      if (game.seats[otherSeat(seat)]) await this.games.hide(transaction, gameId, seat, now);
      else await this.games.remove(transaction, gameId);
      return { game, seat };
    });
    this.cache.evict(gameId);
    const left = game.seats[seat]?.isHidden ? null : opponentStatus(game, seat, LEFT);
    if (left) this.hub.publish(opponentStatusChanged, left);
  }

  /** The game that this request has created before. Throws an AppError if the player has been merged. */
  private async findBefore(
    playerUUID: string | undefined,
    requestId: string | undefined,
  ): Promise<Created | null> {
    if (playerUUID === undefined) return null;
    await this.players.requireUnmerged(playerUUID);
    const game = requestId === undefined ? null : await this.newGames.findByRequest(playerUUID, requestId);
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
    const gameId = await this.newGames.insert({ ...creator, at: new Date(this.clock.now()) });
    if (gameId === null) return null;
    const { version } = NEW_LIVE_GAME;
    return { gameId, playerId: playerUUID === undefined ? null : 1, version, isConnected };
  }
}

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
