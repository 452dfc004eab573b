import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REMOVAL_TEXTS } from '@tessera/contracts/live';
import { LIMITS } from '@tessera/contracts/wire';
import { DataSource } from 'typeorm';
import { CHANNELS, Hub } from '../../live/index.js';
import { EventBus } from '../../platform/bus/event-bus.js';
import { daysBefore } from '../../platform/clock/clock.js';
import { type RetentionPolicy, Retention } from '../../platform/retention/retention.js';
import { gameRemoved } from '../events/game.events.js';

const UNFINISHED = {
  unjoined: { status: 'waiting', days: LIMITS.WAITING_GAMES_KEPT_DAYS },
  abandoned: { status: 'active', days: LIMITS.ABANDONED_GAMES_KEPT_DAYS },
} as const;

interface RemovedGame {
  gameId: string;
  version: number;
  player1UUID: string | null;
  player2UUID: string | null;
}

/**
 * Removes games in which nothing has happened for long, and stores the reason with their codes. A game in which a move
 * is being made is locked, and so not abandoned.
 */
const REMOVE_UNFINISHED = `
  WITH old AS (
    SELECT "gameId" FROM games
    WHERE status <> 'completed' AND status = $1 AND "createdAt" < $2 AND "lastActivityAt" < $2
    ORDER BY "createdAt" LIMIT $3 FOR UPDATE SKIP LOCKED
  ), inserted AS (
    UPDATE game_codes SET removed = $4 FROM old WHERE code = old."gameId"
  ), forgotten AS (
    DELETE FROM game_events USING old WHERE game_events."gameId" = old."gameId"
  ), gone AS (
    DELETE FROM games USING old WHERE games."gameId" = old."gameId" RETURNING games.*
  )
  SELECT "gameId", version, "player1UUID", "player2UUID" FROM gone`;

const REMOVE_EVENTS = `
  WITH old AS (
    SELECT "gameId" FROM games
    WHERE status = 'completed' AND "hasEvents" AND "createdAt" < $1 AND "lastActivityAt" < $1
    ORDER BY "createdAt" LIMIT $2 FOR UPDATE SKIP LOCKED
  ), forgotten AS (
    DELETE FROM game_events USING old WHERE game_events."gameId" = old."gameId"
  ), inserted AS (
    UPDATE games SET "hasEvents" = false FROM old WHERE games."gameId" = old."gameId"
  )
  SELECT count(*)::int AS count FROM old`;

/** Removes games that no one joined or continued, and the events of games that were completed long ago. */
@Injectable()
export class GameRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly dataSource: DataSource,
    private readonly bus: EventBus,
    private readonly hub: Hub,
  ) {}

  onModuleInit(): void {
    this.retention.add(this.unfinished('unjoined'), this.unfinished('abandoned'), {
      name: 'histories of completed games',
      removeExpired: async (now, max) => {
        const before = daysBefore(now, LIMITS.EVENTS_KEPT_DAYS);
        const [row] = await this.dataSource.query<{ count: number }[]>(REMOVE_EVENTS, [before, max]);
        return row?.count ?? 0;
      },
    });
  }

  private unfinished(removal: keyof typeof UNFINISHED): RetentionPolicy {
    const { status, days } = UNFINISHED[removal];
    return {
      name: `${removal} games`,
      removeExpired: async (now, max) => {
        const values = [status, daysBefore(now, days), max, removal];
        const removed = await this.dataSource.query<RemovedGame[]>(REMOVE_UNFINISHED, values);
        if (removed.length === 0) return 0;
        this.bus.publish(
          CHANNELS.reseated,
          removed.map(({ gameId }) => gameId),
        );
        for (const { gameId, version, player1UUID, player2UUID } of removed) {
          const players = [player1UUID, player2UUID].filter((player) => player !== null);
          this.hub.publish(gameRemoved, { gameId, version, players, reason: REMOVAL_TEXTS[removal] });
        }
        return removed.length;
      },
    };
  }
}
