import { Injectable } from '@nestjs/common';
import type { GivenReactions } from '@tessera/contracts/groups';
import type { DateRange, PlainDate, ScoringWord } from '@tessera/rules';
import { DataSource } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';

/** A member of a group, with their game of a date if they have completed it in time. */
export interface GridRow {
  playerUUID: string;
  publicId: string;
  playerName: string | null;
  closesGrids: boolean;
  score: number | null;
  /** As text. */
  playerGrid: string | null;
  playerWords: ScoringWord[] | null;
}

export type ReactionsRow = GivenReactions[number] & { ofPlayer: string };

/** $1: the group, $2: the date. */
const GRIDS = `
  SELECT p."playerUUID", p."publicId", p.name AS "playerName", m."closesGrids", g."playerScore" AS score,
         g."playerGrid", g."playerWords"
    FROM group_memberships m
    JOIN players p ON p."playerUUID" = m."playerUUID"
    LEFT JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID"
     AND g."dailyChallengeDate" = $2 AND g.status = 'completed' AND g.counts
   WHERE m."groupId" = $1
   ORDER BY g."playerScore" DESC NULLS LAST, g."completedAt", p."publicId"`;

/** $1: the group, $2: the date, $3: the viewer. */
const REACTIONS = `
  SELECT r."ofPlayer", r.reaction, count(*)::int AS count, bool_or(r."byPlayer" = $3) AS "isOwn",
         coalesce((array_agg(p.name ORDER BY r."at") FILTER (WHERE p.name IS NOT NULL))[1:3], '{}') AS names
    FROM grid_reactions r JOIN players p ON p."playerUUID" = r."byPlayer"
   WHERE r."groupId" = $1 AND r.date = $2
   GROUP BY r."ofPlayer", r.reaction
   ORDER BY count(*) DESC, min(r."at")`;

/** Who has won a week in a group of the player's. */
export interface WeekWinner {
  playerUUID: string;
  group: string;
  /** Null for a player without a name. */
  winner: string | null;
  isOwn: boolean;
}

/** $1: players, $2 and $3: the first and the last day. Of several groups, that in which most have played. */
const WEEK_WINNERS = `
  SELECT DISTINCT ON (own."playerUUID") own."playerUUID", g.name AS group, p.name AS winner,
         best."playerUUID" = own."playerUUID" AS "isOwn"
    FROM group_memberships own
    JOIN leaderboard_groups g ON g.id = own."groupId"
   CROSS JOIN LATERAL (
     SELECT m."playerUUID", sum(d."playerScore") AS points, count(*) OVER () AS players
       FROM group_memberships m JOIN one_player_versus_three_games d USING ("playerUUID")
      WHERE m."groupId" = own."groupId" AND d."dailyChallengeDate" BETWEEN $2 AND $3
        AND d.status = 'completed' AND d.counts
      GROUP BY m."playerUUID" ORDER BY points DESC, m."playerUUID" LIMIT 1) AS best
    JOIN players p ON p."playerUUID" = best."playerUUID"
   WHERE own."playerUUID" = ANY ($1::uuid[])
   ORDER BY own."playerUUID", best.players DESC, g.name`;

interface ReactionKey {
  groupId: string;
  date: PlainDate;
  ofPlayer: string;
  byPlayer: string;
}

/** The grids of a group's members, and what the others say to them. */
@Injectable()
export class GroupGridsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All members, the best first. */
  grids(groupId: string, date: PlainDate): Promise<GridRow[]> {
    return this.dataSource.query(GRIDS, [groupId, date]);
  }

  reactions(groupId: string, date: PlainDate, viewer: string): Promise<ReactionsRow[]> {
    return this.dataSource.query(REACTIONS, [groupId, date, viewer]);
  }

  /** Who has won a week in the groups of these players; those in whose groups nobody has played are missing. */
  weekWinners(playerUUIDs: readonly string[], { from, to }: DateRange): Promise<WeekWinner[]> {
    return this.dataSource.query(WEEK_WINNERS, [playerUUIDs, from, to]);
  }

  /** Returns false if the player isn't a member. */
  async close(groupId: string, playerUUID: string, closed: boolean): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      'UPDATE group_memberships SET "closesGrids" = $3 WHERE "groupId" = $1 AND "playerUUID" = $2',
      [groupId, playerUUID, closed],
    );
    return count > 0;
  }

  /** Replaces an earlier reaction. Does nothing if one of the two has left the group. */
  async react({ groupId, date, ofPlayer, byPlayer }: ReactionKey, reaction: string, at: Date): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO grid_reactions ("groupId", date, "ofPlayer", "byPlayer", reaction, "at")
       SELECT m."groupId", $2, m."playerUUID", own."playerUUID", $5, $6
         FROM group_memberships m JOIN group_memberships own USING ("groupId")
        WHERE m."groupId" = $1 AND m."playerUUID" = $3 AND own."playerUUID" = $4
       ON CONFLICT ("groupId", date, "ofPlayer", "byPlayer") DO UPDATE SET reaction = EXCLUDED.reaction`,
      [groupId, date, ofPlayer, byPlayer, reaction, at],
    );
  }

  async takeBack({ groupId, date, ofPlayer, byPlayer }: ReactionKey): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM grid_reactions
        WHERE "groupId" = $1 AND date = $2 AND "ofPlayer" = $3 AND "byPlayer" = $4`,
      [groupId, date, ofPlayer, byPlayer],
    );
  }

  /** What a player says and hears in a group becomes another member's, except where that has a reaction already. */
  async mergeReactions(
    transaction: Transaction,
    groupId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    const values = [groupId, from, to];
    await transaction.query(
      `UPDATE grid_reactions r SET "byPlayer" = $3
        WHERE "groupId" = $1 AND "byPlayer" = $2 AND "ofPlayer" <> $3 AND NOT EXISTS (
          SELECT FROM grid_reactions o WHERE o."groupId" = $1 AND o.date = r.date
             AND o."ofPlayer" = r."ofPlayer" AND o."byPlayer" = $3)`,
      values,
    );
    await transaction.query(
      `UPDATE grid_reactions r SET "ofPlayer" = $3
        WHERE "groupId" = $1 AND "ofPlayer" = $2 AND "byPlayer" <> $3 AND NOT EXISTS (
          SELECT FROM grid_reactions o WHERE o."groupId" = $1 AND o.date = r.date
             AND o."ofPlayer" = $3 AND o."byPlayer" = r."byPlayer")`,
      values,
    );
  }

  /** Everything that these players have said, for an export. */
  reactionsBy(playerUUIDs: readonly string[]): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(
      `SELECT g.name AS group, r.date::text, r.reaction, r."at"
         FROM grid_reactions r JOIN leaderboard_groups g ON g.id = r."groupId"
        WHERE r."byPlayer" = ANY($1) ORDER BY r."at"`,
      [playerUUIDs],
    );
  }
}
