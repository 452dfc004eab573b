import { Injectable } from '@nestjs/common';
import type { LiveGameView, PlayerInfo } from '@tessera/contracts/live';
import { otherSeat, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { untilApplied } from '../../platform/database/transactions.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { AppError } from '../../platform/requests/app-error.js';
import { PlayersRepository } from '../../players/index.js';
import { GameCache } from '../store/game-cache.js';
import { gameAdvanced, gameEntered } from '../events/game.events.js';
import { areConnected, isSeatConnected, missingGame, seatOf, type GameRecord } from '../store/game.record.js';
import { GamesRepository } from '../store/games.repository.js';
import { NewGamesRepository } from './new-games.repository.js';
import { GameEventsRepository } from '../events/game-events.repository.js';
import { gameView, playerInfoOf } from '../store/game.view.js';
import { JOINED_GAME, joinEvents } from '../events/join-events.js';
import type { StoredEvent } from '../store/live-events.js';

export interface JoinGameCommand {
  gameId: string;
  playerUUID: string;
  /** A preference, respected if that seat is free. */
  requestedPlayerId?: Seat | undefined;
  correlationId: string;
  /** Whether the request came over the player's live connection. */
  isConnected?: boolean | undefined;
}

interface JoinedGame {
  gameId: string;
  playerId: Seat;
  game: LiveGameView;
  playerInfo: PlayerInfo;
}

interface Seated {
  game: GameRecord;
  seat: Seat;
  /** The events of the first join, sent again if it is repeated. */
  events: readonly StoredEvent[];
}

/** Takes a free seat, or returns to the player's own. The game begins when both seats are taken. */
@Injectable()
export class JoinGame {
  constructor(
    private readonly games: GamesRepository,
    private readonly newGames: NewGamesRepository,
    private readonly events: GameEventsRepository,
    private readonly cache: GameCache,
    private readonly players: PlayersRepository,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(command: JoinGameCommand): Promise<JoinedGame> {
    const { gameId, playerUUID } = command;
    const { game, seat, events } = await untilApplied((isFirst) =>
      // Most players take the second seat, for which the game needn't be read.
      isFirst && !this.maintenance.isPaused()
        ? this.sitDown(command, { seat: 2, hasOpponent: true })
        : this.join(command),
    );
    this.cache.evict(gameId);
    if (events.length > 0) this.hub.publish(gameAdvanced, { game, version: JOINED_GAME.version, events });
    const isConnected = isSeatConnected(game, playerUUID);
    this.hub.publish(gameEntered, { gameId, version: game.live.version, playerUUID, isConnected });
    const playerInfo = playerInfoOf(game, playerUUID) ?? { playerId: seat, isYourTurn: false };
    return { gameId, playerId: seat, game: gameView(game, playerUUID), playerInfo };
  }

  private async join(command: JoinGameCommand): Promise<Seated | null> {
    const { gameId, playerUUID, requestedPlayerId } = command;
    const game = await this.games.settled(gameId);
    if (!game) throw missingGame(await this.games.removalOf(gameId));
    const own = seatOf(game, playerUUID);
    if (own !== null) return this.comeBack(game, own);
    const seat = freeSeat(game, requestedPlayerId);
    if (seat === null) throw new AppError('GAME_FULL', { field: 'gameId' });
    this.maintenance.requireOpen();
    await this.players.requireUnmerged(playerUUID);
    return this.sitDown(command, { seat, hasOpponent: game.seats[otherSeat(seat)] !== null });
  }

  private async comeBack(game: GameRecord, seat: Seat): Promise<Seated | null> {
    const { gameId, live, seats } = game;
    const own = seats[seat];
    if (own?.isHidden && !(await this.games.unhide(gameId, seat, own.playerUUID))) return null;
    // If nothing has happened since, this may be a repeated join whose response was lost.
    const isNew = live.version === JOINED_GAME.version;
    const events = isNew ? await this.events.from(gameId, JOINED_GAME.version) : [];
    return { game, seat, events: events.filter(({ version }) => version === JOINED_GAME.version) };
  }

  private async sitDown(
    { gameId, playerUUID, correlationId, isConnected = false }: JoinGameCommand,
    { seat, hasOpponent }: { seat: Seat; hasOpponent: boolean },
  ): Promise<Seated | null> {
    const at = new Date(this.clock.now());
    const player = { gameId, playerUUID, hasOpponent, correlationId, isConnected, at };
    const game = await this.newGames.seat(seat, player);
    return game && { game, seat, events: hasOpponent ? joinEvents(areConnected(game)) : [] };
  }
}

/** The preferred seat if it is free, otherwise the first free one. */
function freeSeat({ seats }: GameRecord, wished: Seat | undefined): Seat | null {
  const order: Seat[] = wished === 2 ? [2, 1] : [1, 2];
  return order.find((seat) => seats[seat] === null) ?? null;
}
