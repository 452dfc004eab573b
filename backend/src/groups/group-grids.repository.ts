import { Injectable } from '@nestjs/common';
import type { GivenReactions } from '@tessera/contracts/groups';
import type { DateRange, PlainDate, ScoringWord } from '@tessera/rules';
import { DataSource } from 'typeorm';
import { query } from '../platform/database/statement.js';
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

const GRIDS = `
  SELECT p."playerUUID", p."publicId", p.name AS "playerName", m."closesGrids", g."playerScore" AS score,
         g."playerGrid", g."playerWords"
    FROM group_memberships m
    JOIN players p ON p."playerUUID" = m."playerUUID"
    LEFT JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID"
     AND g."dailyChallengeDate" = $date AND g.status = 'completed' AND g.counts
   WHERE m."groupId" = $groupId
   ORDER BY g."playerScore" DESC NULLS LAST, g."completedAt", p."publicId"`;

const REACTIONS = `
  SELECT r."ofPlayer", r.reaction, count(*)::int AS count, bool_or(r."byPlayer" = $viewer) AS "isOwn",
         coalesce((array_agg(p.name ORDER BY r."at") FILTER (WHERE p.name IS NOT NULL))[1:3], '{}') AS names
    FROM grid_reactions r JOIN players p ON p."playerUUID" = r."byPlayer"
   WHERE r."groupId" = $groupId AND r.date = $date
   GROUP BY r."ofPlayer", r.reaction
   ORDER BY count(*) DESC, min(r."at")`;

/** Who has won a week in a group of the player's. */
export interface WeekWinners {
  playerUUID: string;
  group: string;
  /** Whether the player is one of them. */
  isOwn: boolean;
  /** The names of the others, null for players without one. */
  others: (string | null)[];
}

/** Of several groups of a player, that in which most have played. Groups of one member have no winner. */
const WEEK_WINNERS = `
  SELECT DISTINCT ON (own."playerUUID") own."playerUUID", g.name AS group, week."isOwn", week.others
    FROM group_memberships own
    JOIN leaderboard_groups g ON g.id = own."groupId"
   CROSS JOIN LATERAL (
     SELECT count(*) AS players, bool_or(place = 1 AND "playerUUID" = own."playerUUID") AS "isOwn",
            coalesce(array_agg(name ORDER BY name)
              FILTER (WHERE place = 1 AND "playerUUID" <> own."playerUUID"), '{}') AS others
       FROM (SELECT "playerUUID", p.name, rank() OVER (ORDER BY sum(d."playerScore") DESC) AS place
               FROM group_memberships m
               JOIN one_player_versus_three_games d USING ("playerUUID")
               JOIN players p USING ("playerUUID")
              WHERE m."groupId" = own."groupId" AND d."dailyChallengeDate" BETWEEN $from AND $to
                AND d.status = 'completed' AND d.counts
              GROUP BY "playerUUID", p.name) AS sums
     HAVING count(*) > 0) AS week
   WHERE own."playerUUID" = ANY ($players::uuid[]) AND EXISTS (
     SELECT FROM group_memberships m WHERE m."groupId" = own."groupId" AND m."playerUUID" <> own."playerUUID")
   ORDER BY own."playerUUID", week.players DESC, g.name`;

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
    return query(this.dataSource, GRIDS, { groupId, date });
  }

  reactions(groupId: string, date: PlainDate, viewer: string): Promise<ReactionsRow[]> {
    return query(this.dataSource, REACTIONS, { groupId, date, viewer });
  }

  /** Who has won a week in the groups of these players; those without a group that has a winner are missing. */
  weekWinners(playerUUIDs: readonly string[], { from, to }: DateRange): Promise<WeekWinners[]> {
    return query(this.dataSource, WEEK_WINNERS, { players: playerUUIDs, from, to });
  }

  /** Returns false if the player isn't a member. */
  async close(groupId: string, playerUUID: string, closed: boolean): Promise<boolean> {
    const [, count] = await query<[unknown, number]>(
      this.dataSource,
      'UPDATE group_memberships SET "closesGrids" = $closed WHERE "groupId" = $groupId AND "playerUUID" = $player',
      { groupId, player: playerUUID, closed },
    );
    return count > 0;
  }

  /** Replaces an earlier reaction. Returns false if one of the two has left the group, or is leaving it. */
  async react(key: ReactionKey, reaction: string, at: Date): Promise<boolean> {
    const rows = await query<unknown[]>(
      this.dataSource,
      `INSERT INTO grid_reactions ("groupId", date, "ofPlayer", "byPlayer", reaction, "at")
       SELECT m."groupId", $date, m."playerUUID", own."playerUUID", $reaction, $at
         FROM group_memberships m JOIN group_memberships own USING ("groupId")
        WHERE m."groupId" = $groupId AND m."playerUUID" = $ofPlayer AND own."playerUUID" = $byPlayer
          FOR KEY SHARE
       ON CONFLICT ("groupId", date, "ofPlayer", "byPlayer") DO UPDATE SET reaction = EXCLUDED.reaction
       RETURNING 1`,
      { ...key, reaction, at },
    );
    return rows.length > 0;
  }

  async takeBack(key: ReactionKey): Promise<void> {
    await query(
      this.dataSource,
      `DELETE FROM grid_reactions
        WHERE "groupId" = $groupId AND date = $date AND "ofPlayer" = $ofPlayer AND "byPlayer" = $byPlayer`,
      { ...key },
    );
  }

  /**
   * What a player says and hears in a group becomes another member's, except where that has a reaction already. Grids
   * are closed if either member has closed them.
   */
  async mergeMember(
    transaction: Transaction,
    groupId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    const values = { groupId, from, to };
    for (const [own, other] of [
      ['byPlayer', 'ofPlayer'],
      ['ofPlayer', 'byPlayer'],
    ]) {
      await query(
        transaction,
        `UPDATE grid_reactions r SET "${own}" = $to
          WHERE "groupId" = $groupId AND "${own}" = $from AND "${other}" <> $to AND NOT EXISTS (
            SELECT FROM grid_reactions o WHERE o."groupId" = $groupId AND o.date = r.date
               AND o."${own}" = $to AND o."${other}" = r."${other}")`,
        values,
      );
    }
    await query(
      transaction,
      `UPDATE group_memberships m SET "closesGrids" = m."closesGrids" OR given."closesGrids"
         FROM group_memberships given
        WHERE m."groupId" = $groupId AND m."playerUUID" = $to
          AND given."groupId" = $groupId AND given."playerUUID" = $from`,
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
