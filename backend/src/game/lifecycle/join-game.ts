import { Injectable } from '@nestjs/common';
import type { LiveGameView, PlayerInfo } from '@tessera/contracts';
import { applyLive, otherSeat, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { AppError } from '../../platform/requests/app-error.js';
import { PlayersService } from '../../players/index.js';
import { GameCache } from '../store/game-cache.js';
import { gameAdvanced, gameEntered } from '../events/game.events.js';
import { RemovedGames } from './removed-games.js';
import { NewSeatsStore } from './new-seats.store.js';
import { areConnected, isSeatConnected, requireGame, seatOf, type GameRecord } from '../store/game.record.js';
import { GameStore } from '../store/game.store.js';
import { GameEventsStore } from '../events/game-events.store.js';
import { gameView, playerInfoOf } from '../store/game.view.js';
import { JOINED_GAME, joinEvents } from '../events/join-events.js';
import { storedEvents, type StoredEvent } from '../store/live-events.js';

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
    private readonly newSeats: NewSeatsStore,
    private readonly games: GameStore,
    private readonly events: GameEventsStore,
    private readonly cache: GameCache,
    private readonly removed: RemovedGames,
    private readonly players: PlayersService,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(command: JoinGameCommand): Promise<JoinedGame> {
    const { gameId, playerUUID } = command;
    const { game, seat, events } =
      (await this.joinAtOnce(command)) ??
      (await this.transactions.run((transaction) => this.join(transaction, command)));
    this.cache.evict(gameId);
    if (events.length > 0) this.hub.publish(gameAdvanced, { game, version: JOINED_GAME.version, events });
    const isConnected = isSeatConnected(game, playerUUID);
    this.hub.publish(gameEntered, { gameId, version: game.live.version, playerUUID, isConnected });
    const playerInfo = playerInfoOf(game, playerUUID) ?? { playerId: seat, isYourTurn: false };
    return { gameId, playerId: seat, game: gameView(game, playerUUID), playerInfo };
  }

  /** Null if it needs a transaction: for anything but taking the second seat. */
  private async joinAtOnce({ isConnected = false, ...command }: JoinGameCommand): Promise<Seated | null> {
    if (this.maintenance.isPaused()) return null;
    const at = new Date(this.clock.now());
    const game = await this.newSeats.seat({ ...command, isConnected, at });
    return game && { game, seat: 2, events: joinEvents(areConnected(game)) };
  }

  private async join(transaction: Transaction, command: JoinGameCommand): Promise<Seated> {
    const game = await this.games.lock(transaction, command.gameId);
    if (!game) throw await this.removed.errorFor(command.gameId, transaction);
    const own = seatOf(game, command.playerUUID);
    if (own !== null) return this.comeBack(transaction, game, own);
    const seat = freeSeat(game, command.requestedPlayerId);
    if (seat === null) throw new AppError('GAME_FULL', { field: 'gameId' });
    this.maintenance.requireOpen();
    return this.sitDown(transaction, seat, command);
  }

  private async comeBack(transaction: Transaction, game: GameRecord, seat: Seat): Promise<Seated> {
    if (game.seats[seat]?.isHidden) await this.games.setHidden(game.gameId, seat, false, transaction);
    // If nothing has happened since, this may be a repeated join whose response was lost.
    const events =
      game.live.version === JOINED_GAME.version
        ? await this.events.from(game.gameId, JOINED_GAME.version, transaction)
        : [];
    return { game, seat, events };
  }

  private async sitDown(
    transaction: Transaction,
    seat: Seat,
    { gameId, playerUUID, correlationId, isConnected = false }: JoinGameCommand,
  ): Promise<Seated> {
    const now = new Date(this.clock.now());
    const publicId = await this.players.ensure(transaction, playerUUID);
    await this.games.seat(transaction, gameId, seat, { playerUUID, publicId, isConnected });
    const game = requireGame(await this.games.lock(transaction, gameId));
    const outcome = applyLive(game.live, { kind: 'join' });
    if (game.seats[otherSeat(seat)] === null || outcome.kind !== 'accepted')
      return { game, seat, events: [] };
    const events = storedEvents(outcome.events, outcome.game, { starts: areConnected(game) });
    await this.games.begin(transaction, gameId, outcome.game.version, now);
    await this.events.note(transaction, gameId, events, { seat, correlationId, now });
    return { game: { ...game, live: outcome.game }, seat, events };
  }
}

/** The preferred seat if it is free, otherwise the first free one. */
function freeSeat({ seats }: GameRecord, wished: Seat | undefined): Seat | null {
  const order: Seat[] = wished === 2 ? [2, 1] : [1, 2];
  return order.find((seat) => seats[seat] === null) ?? null;
}
