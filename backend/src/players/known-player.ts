import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { PlainDate, StreakSummary } from '@tessera/rules';
import type { Batcher } from '../platform/database/batcher.js';
import { arrayParameter } from '../platform/database/row-parameters.js';
import { Statements } from '../platform/database/statements.js';
import type { AppRequest } from '../platform/http/request.js';

/** A player as of the start of a request. */
export interface KnownPlayer {
  playerUUID: string;
  publicId: string;
  /** The account to which the player belongs. */
  userId: string | null;
  /** The zone of the player's last daily. */
  timezone: string | null;
  name: string | null;
  streak: number;
  bestStreak: number;
  streakDate: PlainDate | null;
  recentDates: PlainDate[];
  /** The account's own player, into which this one was merged. */
  adoptedBy: string | null;
}

declare module '../platform/http/request.js' {
  interface AppRequest {
    /** The player who makes the request; null for a new one. Only for calls that are checked against accounts. */
    player?: KnownPlayer | null;
  }
}

const KNOWN = {
  name: 'known-players',
  text: `SELECT "playerUUID", "publicId", "userId", timezone, name, streak, "bestStreak", "streakDate"::text,
                "recentDates", "adoptedBy"
           FROM players LEFT JOIN player_uuid_mappings USING ("playerUUID") WHERE "playerUUID" = ANY (${arrayParameter(1, 'uuid')})`,
};

/** Reads who the players of requests are: once per request, and once for all requests at the same time. */
@Injectable()
export class KnownPlayers {
  private readonly batcher: Batcher<string, KnownPlayer | null>;

  constructor(private readonly statements: Statements) {
    this.batcher = statements.batcher((playerUUIDs) => this.read(playerUUIDs));
  }

  /** Null for a new player. */
  find(playerUUID: string): Promise<KnownPlayer | null> {
    return this.batcher.add(playerUUID);
  }

  private async read(playerUUIDs: readonly string[]): Promise<(KnownPlayer | null)[]> {
    const rows = await this.statements.rows<KnownPlayer>(KNOWN, [playerUUIDs]);
    const byUUID = new Map(rows.map((row) => [row.playerUUID, row]));
    return playerUUIDs.map((playerUUID) => byUUID.get(playerUUID) ?? null);
  }
}

export const streaksOf = ({ streak, bestStreak, streakDate }: KnownPlayer): StreakSummary => ({
  streak,
  bestStreak,
  lastDate: streakDate,
});

/** The caller as of the start of the request; null for a new player, or if the request names none. */
export const CallingPlayer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>().player ?? null,
);
