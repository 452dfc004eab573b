import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PersonSheet } from '@tessera/contracts/admin';
import { LIMITS } from '@tessera/contracts/wire';
import { nameKeys } from '../names/index.js';
import { query } from '../platform/database/statement.js';

/** An account, a player without one, or both. */
export interface Person {
  userId: string | null;
  email: string | null;
  accountCreatedAt: Date | null;
  /** Secret: never printed. */
  playerUUID: string;
  publicId: string | null;
  name: string | null;
  isLeftOut: boolean;
  isHeldBack: boolean;
  playerCreatedAt: Date | null;
  sessions: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What moderators know of a player. `$uuid` is null if something else was typed. */
const BY_PLAYER = `
  SELECT "playerUUID" FROM players WHERE "nameFold" = $nameKey OR "publicId" = $uuid
  UNION SELECT "player1UUID" FROM games WHERE "gameId" = upper($typed)
  UNION SELECT "player2UUID" FROM games WHERE "gameId" = upper($typed)`;

/** What operators and admins may know besides. */
const BY_ANYTHING = `${BY_PLAYER}
  UNION SELECT "playerUUID" FROM users WHERE email = lower($typed) OR id = $typed
  UNION SELECT "playerUUID" FROM players WHERE "playerUUID" = $uuid
  UNION SELECT "playerUUID" FROM devices WHERE capability = $uuid`;

const BY_ID = `
  SELECT "playerUUID" FROM users WHERE id = $typed
  UNION SELECT "playerUUID" FROM players WHERE "publicId" = $uuid`;

type Facts = Pick<PersonSheet, 'groups' | 'heldBack'> & {
  scores: Omit<PersonSheet['scores'], 'currentStreak' | 'bestStreak'>;
  /** In JSON, the database writes times with its own zone. */
  reports: PersonSheet['reports'];
};

const GAMES = `one_player_versus_three_games WHERE "playerUUID" = $1 AND status = 'completed'`;
const NEWEST = `LIMIT ${LIMITS.PERSON_ROWS}`;

const list = (rows: string, order: string): string =>
  `(SELECT coalesce(json_agg(listed ORDER BY ${order}), '[]') FROM (${rows}) AS listed)`;

const FACTS = `
  SELECT
    ${list(
      `SELECT groups.id, groups.name, "isAdmin" FROM group_memberships
         JOIN leaderboard_groups AS groups ON groups.id = "groupId" WHERE "playerUUID" = $1`,
      'name',
    )} AS groups,
    (SELECT json_build_object(
       'completed', count(*), 'best', max("playerScore"), 'average', round(avg("playerScore"), 1),
       'recent', ${list(
         `SELECT "dailyChallengeDate" AS date, "gameNumber", "playerScore" AS score FROM ${GAMES}
          ORDER BY "dailyChallengeDate" DESC ${NEWEST}`,
         'date DESC',
       )}) FROM ${GAMES}) AS scores,
    ${list(
      `SELECT id, kind, name AS text, count, "lastAt", "closedAt" IS NULL AS "isOpen" FROM reports
        WHERE "playerUUID" = $1 ORDER BY "lastAt" DESC ${NEWEST}`,
      '"lastAt" DESC',
    )} AS reports,
    ${list(
      `SELECT "gameId", "dailyChallengeDate" AS date, "gameNumber", "playerScore" AS score, held.reason, held.counts
         FROM held_back_dailies AS held JOIN one_player_versus_three_games USING ("gameId")
        WHERE "playerUUID" = $1 ORDER BY held.at DESC ${NEWEST}`,
      'date DESC',
    )} AS "heldBack"`;

/** Finds the people whom operators mean, and what their sheets show. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By email address, account ID, name, player ID (public or secret) or the code of a live game. */
  find(typed: string): Promise<Person[]> {
    return this.read(BY_ANYTHING, typed);
  }

  /** By name, public ID or the code of a live game. */
  findPlayers(typed: string): Promise<Person[]> {
    return this.read(BY_PLAYER, typed);
  }

  /** By account ID or public ID. */
  async byId(personId: string): Promise<Person | undefined> {
    return (await this.read(BY_ID, personId))[0];
  }

  /** What the sheet of a player shows. */
  async sheetOf(playerUUID: string): Promise<Facts> {
    const [facts] = await this.dataSource.query<[Facts]>(FACTS, [playerUUID]);
    const reports = facts.reports.map((report) => ({
      ...report,
      lastAt: new Date(report.lastAt).toISOString(),
    }));
    return { ...facts, reports };
  }

  private read(found: string, typed: string): Promise<Person[]> {
    const uuid = UUID.test(typed) ? typed.toLowerCase() : null;
    return query<Person[]>(
      this.dataSource,
      `WITH found AS (${found}),
       own AS (
         SELECT DISTINCT coalesce(users."playerUUID", players."adoptedBy", found."playerUUID") AS "playerUUID",
           users.id AS "userId"
         FROM found LEFT JOIN players ON players."playerUUID" = found."playerUUID"
           LEFT JOIN player_uuid_mappings ON player_uuid_mappings."playerUUID" IN (found."playerUUID", "adoptedBy")
           LEFT JOIN users ON users.id = "userId"
         WHERE found."playerUUID" IS NOT NULL)
       SELECT own."userId", email, users."createdAt" AS "accountCreatedAt", own."playerUUID", "publicId",
         players.name, coalesce("isLeftOut", false) AS "isLeftOut", coalesce("isHeldBack", false) AS "isHeldBack",
         players."createdAt" AS "playerCreatedAt",
         (SELECT count(*)::int FROM user_sessions WHERE user_sessions."userId" = own."userId" AND "isActive") AS sessions
       FROM own LEFT JOIN users ON users.id = own."userId"
         LEFT JOIN players ON players."playerUUID" = own."playerUUID"
       WHERE users.id IS NOT NULL OR players."playerUUID" IS NOT NULL
       ORDER BY email, players.name, "publicId"`,
      { typed, nameKey: nameKeys(typed).fold, uuid },
    );
  }
}
