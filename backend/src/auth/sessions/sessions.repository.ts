import { Injectable } from '@nestjs/common';
import { nanoid } from 'nanoid';
import { DataSource } from 'typeorm';
import type { Batcher } from '../../platform/database/batcher.js';
import { arrayParameter } from '../../platform/database/row-parameters.js';
import { Statements } from '../../platform/database/statements.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { AccountSession } from '../../platform/requests/request.js';

export type SessionEnd = 'login' | 'logout' | 'reset';

export interface NewSession {
  userId: string;
  /** The secret in the cookie. */
  sid: string;
  deviceInfo: string | null;
  ipAddress: string;
  withPasskey: boolean;
  at: Date;
}

const ACTIVE = {
  name: 'active-sessions',
  text: `SELECT sid, user_sessions.id, "userId", "playerUUID", "withPasskey" FROM user_sessions
         JOIN sessions ON sid = "sessionId" AND expire > now() JOIN users ON users.id = "userId"
         WHERE "sessionId" = ANY (${arrayParameter('sids', 'text')})`,
};

/** The active and ended sessions of accounts. */
@Injectable()
export class SessionsRepository {
  private readonly batcher: Batcher<string, AccountSession | null>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: Statements,
  ) {
    this.batcher = statements.batcher((sids) => this.read(sids));
  }

  /** The active session with this secret. */
  find(sid: string): Promise<AccountSession | null> {
    return this.batcher.add(sid);
  }

  private async read(sids: readonly string[]): Promise<(AccountSession | null)[]> {
    const rows = await this.statements.rows<AccountSession & { sid: string }>(ACTIVE, { sids });
    const bySid = new Map(rows.map(({ sid, ...session }) => [sid, session]));
    return sids.map((sid) => bySid.get(sid) ?? null);
  }

  async insert(
    transaction: Transaction,
    { userId, sid, deviceInfo, ipAddress, withPasskey, at }: NewSession,
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO user_sessions (id, "userId", "sessionId", "deviceInfo", "ipAddress", "withPasskey",
         "lastActivityAt", "createdAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [nanoid(), userId, sid, deviceInfo, ipAddress, withPasskey, at],
    );
  }

  /** Ends all sessions of an account and deletes their secrets, devices and addresses. Returns their IDs. */
  end(transaction: Transaction, userId: string, endedBy: SessionEnd): Promise<string[]> {
    return this.endWhere(transaction, '"userId"', userId, endedBy);
  }

  /** Ends the active session with this secret, if there is one. Returns its ID. */
  endBySid(transaction: Transaction, sid: string, endedBy: SessionEnd): Promise<string[]> {
    return this.endWhere(transaction, '"sessionId"', sid, endedBy);
  }

  /**
   * Which of these sessions have ended, and why. A deleted session has ended too, for an unknown reason
   * (null).
   */
  async endedAmong(ids: readonly string[]): Promise<Map<string, SessionEnd | null>> {
    const rows = await this.dataSource.query<{ id: string; endedBy: SessionEnd | null }[]>(
      `SELECT requested.id, "endedBy" FROM unnest($1::text[]) AS requested (id)
       LEFT JOIN user_sessions ON user_sessions.id = requested.id WHERE "isActive" IS NOT TRUE`,
      [ids],
    );
    return new Map(rows.map(({ id, endedBy }) => [id, endedBy]));
  }

  /** What is stored about an account's sessions, without the secrets. */
  dataOf(userId: string): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(
      `SELECT "deviceInfo", "ipAddress", "isActive", "lastActivityAt", "createdAt" FROM user_sessions
       WHERE "userId" = $1 ORDER BY "createdAt"`,
      [userId],
    );
  }

  /** When somebody signed in, or last confirmed the session with a passkey, in milliseconds since 1970. */
  async confirmedAt(id: string): Promise<number> {
    const [row] = await this.dataSource.query<{ at: Date }[]>(
      'SELECT coalesce("confirmedAt", "createdAt") AS at FROM user_sessions WHERE id = $1',
      [id],
    );
    return row?.at.getTime() ?? 0;
  }

  async confirmWithPasskey(transaction: Transaction, id: string, at: Date): Promise<void> {
    await transaction.query(
      'UPDATE user_sessions SET "withPasskey" = true, "confirmedAt" = $2 WHERE id = $1',
      [id, at],
    );
  }

  async touch(id: string, at: Date): Promise<void> {
    await this.dataSource.query('UPDATE user_sessions SET "lastActivityAt" = $2 WHERE id = $1', [id, at]);
  }

  /** Deletes sessions whose cookie has expired. Returns their number. */
  async removeExpired(now: Date, max: number): Promise<number> {
    const [{ count } = { count: 0 }] = await this.dataSource.query<{ count: number }[]>(
      `WITH old AS (SELECT sid FROM sessions WHERE expire < $1 ORDER BY expire LIMIT $2 FOR UPDATE SKIP LOCKED),
       forgotten AS (DELETE FROM user_sessions USING old WHERE "sessionId" = old.sid),
       gone AS (DELETE FROM sessions USING old WHERE sessions.sid = old.sid)
       SELECT count(*)::int AS count FROM old`,
      [now, max],
    );
    return count;
  }

  /**
   * Ends all sessions that aren't active in this other schema too (null: in none), and makes reset links invalid that
   * aren't valid there. Only for a database that nobody uses.
   */
  async endUnlessActiveIn(schema: string | null): Promise<void> {
    const sessions = await this.otherTable(schema, 'user_sessions');
    const tokens = await this.otherTable(schema, 'password_reset_tokens');
    const isActive = sessions
      ? `EXISTS (SELECT FROM ${sessions} o WHERE o.id = user_sessions.id AND o."sessionId" = user_sessions."sessionId")`
      : 'false';
    const isValid = tokens
      ? `EXISTS (SELECT FROM ${tokens} o WHERE o.token = password_reset_tokens.token AND NOT o.used)`
      : 'false';
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query(
        `UPDATE user_sessions SET "isActive" = false, "endedBy" = 'reset', "sessionId" = NULL,
           "deviceInfo" = NULL, "ipAddress" = NULL WHERE "isActive" AND NOT ${isActive}`,
      );
      await transaction.query(
        'DELETE FROM sessions WHERE NOT EXISTS (SELECT FROM user_sessions WHERE "sessionId" = sid)',
      );
      await transaction.query(
        `UPDATE password_reset_tokens SET used = true WHERE NOT used AND NOT ${isValid}`,
      );
    });
  }

  /** Undefined if that schema doesn't have the table. */
  private async otherTable(schema: string | null, table: string): Promise<string | undefined> {
    if (schema === null) return undefined;
    const name = `${schema}.${table}`;
    const [row] = await this.dataSource.query<{ exists: boolean }[]>(
      'SELECT to_regclass($1) IS NOT NULL AS exists',
      [name],
    );
    return row?.exists ? name : undefined;
  }

  private async endWhere(
    transaction: Transaction,
    column: '"userId"' | '"sessionId"',
    value: string,
    endedBy: SessionEnd,
  ): Promise<string[]> {
    const rows = await transaction.query<{ id: string; sid: string }[]>(
      `WITH active AS (SELECT id, "sessionId" FROM user_sessions WHERE ${column} = $1 AND "isActive" FOR UPDATE),
       ended AS (
         UPDATE user_sessions SET "isActive" = false, "endedBy" = $2, "sessionId" = NULL,
           "deviceInfo" = NULL, "ipAddress" = NULL
         FROM active WHERE user_sessions.id = active.id
       ), gone AS (DELETE FROM sessions USING active WHERE sid = active."sessionId")
       SELECT id, "sessionId" AS sid FROM active`,
      [value, endedBy],
    );
    return rows.map(({ id }) => id);
  }
}
