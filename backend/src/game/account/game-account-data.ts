import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../../auth/index.js';
import { CHANNELS, Hub } from '../../live/index.js';
import { EventBus } from '../../platform/bus/event-bus.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { PlayersRepository } from '../../players/index.js';
import { GameCache } from '../store/game-cache.js';
import { LEFT, opponentStatus, opponentStatusChanged } from '../events/game.events.js';
import { seatOf, SEATS, type GameRecord } from '../store/game.record.js';
import { gameView } from '../store/game.view.js';
import { recordAccounts, removeAccounts, SeatsRepository } from './seats.repository.js';

/** Handles a player's live games when the player is linked to an account, exported or deleted. */
@Injectable()
export class GameAccountData implements AccountDataHandler, OnModuleInit, OnModuleDestroy {
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly seats: SeatsRepository,
    private readonly players: PlayersRepository,
    private readonly cache: GameCache,
    private readonly bus: EventBus,
    private readonly hub: Hub,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
    this.stopListening = this.bus.subscribe(CHANNELS.reseated, (message) => {
      for (const gameId of message as string[]) this.cache.evict(gameId);
    });
  }

  onModuleDestroy(): void {
    this.stopListening?.();
  }

  async lock(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.seats.lockOf(transaction, playerUUIDs);
  }

  async merge(transaction: Transaction, { from, to }: PlayerMerge) {
    const publicId = await this.players.ensure(transaction, to);
    // Nobody plays against themselves: unfinished games end without a score, finished ones stay as they are.
    const ended = await this.seats.removeBetween(transaction, from, to);
    const moved = await this.seats.move(transaction, { from, to, publicId });
    await recordAccounts(transaction, moved);
    return () => this.evict([...ended, ...moved]);
  }

  async claim(transaction: Transaction, playerUUID: string) {
    const games = await this.seats.allOf([playerUUID], transaction);
    const gameIds = games.map(({ gameId }) => gameId);
    await recordAccounts(transaction, gameIds);
    return () => this.evict(gameIds);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.seats.allOf(playerUUIDs);
    return { games: games.map((game) => ({ ...gameView(game, viewerOf(game, playerUUIDs)) })) };
  }

  /** The games remain, with an anonymous player. Those that no one has joined are removed. */
  async release(transaction: Transaction, playerUUIDs: readonly string[]) {
    await this.seats.removeWaiting(transaction, playerUUIDs);
    const games = await this.seats.lockOf(transaction, playerUUIDs);
    await removeAccounts(transaction, playerUUIDs);
    return () => {
      this.evict(games.map(({ gameId }) => gameId));
      for (const game of games) this.notifyOpponent(game, viewerOf(game, playerUUIDs));
    };
  }

  private evict(gameIds: readonly string[]): void {
    this.bus.publish(CHANNELS.reseated, gameIds);
  }

  private notifyOpponent(game: GameRecord, player: string | undefined): void {
    const seat = seatOf(game, player);
    const left = seat && opponentStatus(game, seat, LEFT);
    if (left) this.hub.publish(opponentStatusChanged, left);
  }
}

/** The one of these players who played the game. */
const viewerOf = ({ seats }: GameRecord, playerUUIDs: readonly string[]): string | undefined =>
  SEATS.flatMap((seat) => seats[seat]?.playerUUID ?? []).find((player) => playerUUIDs.includes(player));
