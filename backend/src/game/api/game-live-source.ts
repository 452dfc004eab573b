import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts/live';
import { GAME_CODE_PATTERN } from '@tessera/contracts/wire';
import { isOver, liveStatus } from '@tessera/rules';
import { Hub, type LiveSource, type StateSync } from '../../live/index.js';
import { Presence } from '../../presence/index.js';
import { GameCache } from '../store/game-cache.js';
import {
  GAME_EVENTS,
  gameAdvanced,
  opponentStatus,
  opponentStatusChanged,
  type OpponentStatusChanged,
} from '../events/game.events.js';
import { isSeatConnected, requireSeat, seatOf, type GameRecord } from '../store/game.record.js';
import { GamesRepository } from '../store/games.repository.js';
import { GamesService } from '../lifecycle/games.service.js';
import { GameEventsRepository } from '../events/game-events.repository.js';
import { eventView, stateSync } from '../store/game.view.js';

/** `gameId:version:index` */
const EVENT_ID = new RegExp(`^(${GAME_CODE_PATTERN}):(\\d{1,3}):(\\d{1,3})$`);

interface GameState extends StateSync {
  game: GameRecord;
}

interface PresenceChange {
  player: string;
  isActive: boolean;
  since: number;
}

/** Whether the game is among those that the player can see in their list. */
const isListed = (game: GameRecord, player: string): boolean =>
  !isOver(liveStatus(game.live)) && game.seats[requireSeat(game, player)]?.isHidden === false;

/** Provides the hub with games, and players with the presence of their opponents. */
@Injectable()
export class GameLiveSource implements LiveSource<GameState>, OnModuleInit {
  private readonly log = new Logger(GameLiveSource.name);

  constructor(
    private readonly games: GamesRepository,
    private readonly service: GamesService,
    private readonly events: GameEventsRepository,
    private readonly cache: GameCache,
    private readonly presence: Presence,
    private readonly hub: Hub,
  ) {}

  onModuleInit(): void {
    for (const token of GAME_EVENTS) this.hub.register<never>(token);
    this.hub.onReceived(gameAdvanced, ({ game }) => this.cache.learn(game));
    this.hub.serve(this);
    this.presence.onChange((player, isActive, since) => {
      this.attempt(async () => {
        await this.presenceChanged(await this.games.activeOf(player), { player, isActive, since });
      });
    });
  }

  gamesOf(viewer: string): Promise<string[]> {
    return this.games.activeIdsOf(viewer);
  }

  async statesOf(viewer: string, gameIds: readonly string[]): Promise<GameState[]> {
    const games = (await this.games.findAll(gameIds)).filter((game) => seatOf(game, viewer) !== null);
    return games.map((game) => ({
      game,
      gameId: game.gameId,
      version: game.live.version,
      envelope: stateSync(game, viewer),
    }));
  }

  async eventsAfter(viewer: string, eventId: string): Promise<Envelope[]> {
    const [, gameId, version, index] = EVENT_ID.exec(eventId) ?? [];
    const game = gameId === undefined ? null : await this.games.find(gameId);
    if (!game || seatOf(game, viewer) === null) return [];
    const events = await this.events.from(game.gameId, Number(version));
    // Read after the events, so that the game is at least as recent.
    const present = (await this.games.find(game.gameId)) ?? game;
    return events
      .filter((event) => event.version > Number(version) || event.index > Number(index))
      .filter((event) => event.version <= present.live.version)
      .map((event) => eventView(present, event, viewer))
      .filter((envelope) => envelope !== null);
  }

  versionsOf(gameIds: readonly string[]): Promise<Map<string, number>> {
    return this.games.versionsOf(gameIds);
  }

  now(): number {
    return this.presence.moment();
  }

  /** A new connection counts as a sign of presence. The first one after an absence is a return. */
  async connected(viewer: string, states: readonly GameState[], since: number): Promise<void> {
    const games = states.map(({ game }) => game);
    const unnoted = games.filter((game) => !isSeatConnected(game, viewer));
    if (unnoted.length > 0)
      await this.service.connected(
        viewer,
        unnoted.map(({ gameId }) => gameId),
      );
    const active = games.filter((game) => isListed(game, viewer));
    const [wasThere] = await this.presence.isActive([viewer]);
    if (await this.presence.record(viewer, true, since))
      this.attempt(() => this.presenceChanged(active, { player: viewer, isActive: true, since }));
    if (!wasThere) this.notifyOpponents(active, viewer, 'PLAYER_RETURNED', 'active');
  }

  watched(viewer: string, gameId: string): Promise<void> {
    return this.service.connected(viewer, [gameId]);
  }

  private attempt(publish: () => Promise<void>): void {
    publish().catch((error: unknown) => {
      this.log.warn(`Failed to publish a presence update: ${String(error)}`);
    });
  }

  /** Also stored with the games, for clients that poll. */
  private async presenceChanged(
    games: readonly GameRecord[],
    { player, isActive, since }: PresenceChange,
  ): Promise<void> {
    this.notifyOpponents(games, player, 'PRESENCE_UPDATE', isActive ? 'active' : 'away');
    const status = isActive ? 'Available' : 'Away';
    await Promise.all(
      games.map(async (game) => {
        await this.games.setStatus(game.gameId, requireSeat(game, player), status, since);
        this.cache.evict(game.gameId);
      }),
    );
  }

  private notifyOpponents(
    games: readonly GameRecord[],
    player: string,
    type: OpponentStatusChanged['type'],
    status: OpponentStatusChanged['status'],
  ): void {
    for (const game of games) {
      const change = opponentStatus(game, requireSeat(game, player), { type, status });
      if (change) this.hub.publish(opponentStatusChanged, change);
    }
  }
}
