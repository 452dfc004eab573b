import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { dateIn, latestToday, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import type { Batcher } from '../platform/database/batcher.js';
import { arrayParameter } from '../platform/database/row-parameters.js';
import { Statements } from '../platform/database/statements.js';
import type { AppRequest } from '../platform/requests/request.js';

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
  /** The newest date of which the player has started the daily, of those that have begun somewhere. */
  newestDaily: PlainDate | null;
  /** The account's own player, into which this one was merged. */
  mergedInto: string | null;
  /** Changes with every change of the player. */
  version: string;
}

/** A player as one of their devices presents itself. */
export interface PresentedPlayer extends KnownPlayer {
  /** The UUID that the device presents: the player's own, or that of a player who was merged into them. */
  presentedUUID: string;
  /** Null unless the player has linked another device. */
  deviceSeenOn: PlainDate | null;
  isForgotten: boolean;
}

declare module '../platform/requests/request.js' {
  interface AppRequest {
    /** The player who makes the request; null for a new one. Only for calls that are checked against accounts. */
    player?: KnownPlayer | null;
  }
}

const KNOWN = {
  name: 'known-players',
  text: `SELECT players."playerUUID", players."publicId", "userId", players.timezone, players.name,
                players.streak, players."bestStreak", players."streakDate"::text, players."recentDates",
                (SELECT max("dailyChallengeDate") FROM one_player_versus_three_games AS daily
                  WHERE daily."playerUUID" = players."playerUUID" AND "dailyChallengeDate" <= $latest)::text AS "newestDaily",
                players."adoptedBy" AS "mergedInto", players.xmin::text AS version, presented."playerUUID" AS "presentedUUID",
                "lastSeen"::text AS "deviceSeenOn", "forgottenAt" IS NOT NULL AS "isForgotten"
           FROM players AS presented
           LEFT JOIN devices ON capability = presented."playerUUID"
           JOIN players ON players."playerUUID" = coalesce(devices."playerUUID", presented."playerUUID")
           LEFT JOIN player_uuid_mappings ON player_uuid_mappings."playerUUID" = players."playerUUID"
          WHERE presented."playerUUID" = ANY (${arrayParameter('players', 'uuid')})`,
};

const SEEN = {
  name: 'devices-seen',
  text: `UPDATE devices SET "lastSeen" = $today WHERE capability = ANY (${arrayParameter('players', 'uuid')}) AND "lastSeen" < $today`,
};

/** Reads who the players of requests are: once per request, and once for all requests at the same time. */
@Injectable()
export class KnownPlayers {
  private readonly batcher: Batcher<string, PresentedPlayer | null>;

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {
    this.batcher = statements.batcher((playerUUIDs) => this.read(playerUUIDs));
  }

  /** Who a device presents itself as; null for a new player. */
  find(playerUUID: string): Promise<PresentedPlayer | null> {
    return this.batcher.add(playerUUID);
  }

  private async read(playerUUIDs: readonly string[]): Promise<(PresentedPlayer | null)[]> {
    const rows = await this.statements.rows<PresentedPlayer>(KNOWN, {
      players: playerUUIDs,
      latest: latestToday(this.clock.now()),
    });
    await this.see(rows);
    const byUUID = new Map(rows.map((row) => [row.presentedUUID, row]));
    return playerUUIDs.map((playerUUID) => byUUID.get(playerUUID) ?? null);
  }

  /** Notes on which day a device was last used, if it is one of several: one statement a day and device. */
  private async see(rows: readonly PresentedPlayer[]): Promise<void> {
    const linked = rows.filter(({ deviceSeenOn, isForgotten }) => deviceSeenOn !== null && !isForgotten);
    if (linked.length === 0) return;
    const today = dateIn('UTC', this.clock.now());
    const unseen = linked.filter(({ deviceSeenOn }) => (deviceSeenOn ?? today) < today);
    if (unseen.length === 0) return;
    await this.statements.rows(SEEN, { players: unseen.map(({ presentedUUID }) => presentedUUID), today });
  }
}

/** The caller as of the start of the request; null for a new player, or if the request names none. */
export const CallingPlayer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>().player ?? null,
);
