import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CHANNELS, Hub } from '../../live/index.js';
import { EventBus } from '../../platform/bus/event-bus.js';
import { GameCache } from '../store/game-cache.js';
import { SeatsRepository } from './seats.repository.js';

/** A move that was on its way may bring the old name back, so the games are sent twice. */
const AGAIN_MS = 2000;

/** Makes every instance and every open live game show the current name of a player. */
@Injectable()
export class GameNames implements OnModuleInit, OnModuleDestroy {
  private readonly stopListening: (() => void)[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly seats: SeatsRepository,
    private readonly cache: GameCache,
    private readonly bus: EventBus,
    private readonly hub: Hub,
  ) {}

  onModuleInit(): void {
    this.stopListening.push(
      this.bus.subscribe(CHANNELS.renamed, (message) => {
        const gameIds = message as string[];
        for (const gameId of gameIds) this.cache.evict(gameId);
        this.hub.resend(gameIds);
      }),
      // The message may have been among those that were missed.
      this.bus.onGap(() => this.cache.clear()),
    );
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Call this after the commit. */
  async changed(playerUUID: string): Promise<void> {
    const gameIds = await this.seats.runningOf(playerUUID);
    if (gameIds.length === 0) return;
    this.bus.publish(CHANNELS.renamed, gameIds);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.bus.publish(CHANNELS.renamed, gameIds);
    }, AGAIN_MS).unref();
    this.timers.add(timer);
  }
}
