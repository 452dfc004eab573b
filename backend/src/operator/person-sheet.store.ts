import { Injectable } from '@nestjs/common';
import type { PersonSheet } from '@tessera/contracts/admin';
import { LIMITS } from '@tessera/contracts/wire';
import { DataSource } from 'typeorm';

type Facts = Pick<PersonSheet, 'groups' | 'heldBack'> & {
  scores: Omit<PersonSheet['scores'], 'currentStreak' | 'bestStreak'>;
  /** In JSON, the database writes times with its own zone. */
  reports: PersonSheet['reports'];
};

const list = (rows: string, order: string): string =>
  `(SELECT coalesce(json_agg(listed ORDER BY ${order}), '[]') FROM (${rows}) AS listed)`;

const GAMES = `one_player_versus_three_games WHERE "playerUUID" = $1 AND status = 'completed'`;
const NEWEST = `LIMIT ${LIMITS.PERSON_ROWS}`;

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

/** What the sheet of a player shows. */
@Injectable()
export class PersonSheetStore {
  constructor(private readonly dataSource: DataSource) {}

  async read(playerUUID: string): Promise<Facts> {
    const [facts] = await this.dataSource.query<[Facts]>(FACTS, [playerUUID]);
    const reports = facts.reports.map((report) => ({
      ...report,
      lastAt: new Date(report.lastAt).toISOString(),
    }));
    return { ...facts, reports };
  }
}
