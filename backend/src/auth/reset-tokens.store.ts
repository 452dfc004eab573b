import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';

const TOKEN_BYTES = 32;

/** Whoever reads the table can make no link of it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The links for a new password. */
@Injectable()
export class ResetTokensStore {
  constructor(private readonly dataSource: DataSource) {}

  /** A new token for an account: the only place where it is known is the mail that it goes into. */
  async make(userId: string, now: Date, expiresAt: Date): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.dataSource.query(
      `INSERT INTO password_reset_tokens (token, "userId", "createdAt", "expiresAt") VALUES ($1, $2, $3, $4)`,
      [hashOf(token), userId, now, expiresAt],
    );
    return token;
  }

  async isValid(token: string, now: Date): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM password_reset_tokens WHERE token = $1 AND NOT used AND "expiresAt" > $2',
      [hashOf(token), now],
    );
    return rows.length > 0;
  }

  /** Whose token it is, valid or not. */
  async ownerOf(transaction: Transaction, token: string): Promise<string | null> {
    const [row] = await transaction.query<{ userId: string }[]>(
      'SELECT "userId" FROM password_reset_tokens WHERE token = $1',
      [hashOf(token)],
    );
    return row?.userId ?? null;
  }

  /** Uses a token up, and with it all others of its account, which is held by the caller; was it valid? */
  async redeem(transaction: Transaction, token: string, now: Date): Promise<boolean> {
    const [[row]] = await transaction.query<[{ userId: string }[], number]>(
      `UPDATE password_reset_tokens SET used = true
       WHERE token = $1 AND NOT used AND "expiresAt" > $2 RETURNING "userId"`,
      [hashOf(token), now],
    );
    if (!row) return false;
    await transaction.query('UPDATE password_reset_tokens SET used = true WHERE "userId" = $1', [row.userId]);
    return true;
  }

  /** Removes tokens that have expired, used or not; how many. */
  async removeExpired(now: Date, most: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM password_reset_tokens WHERE token IN (
         SELECT token FROM password_reset_tokens WHERE "expiresAt" < $1 ORDER BY "expiresAt" LIMIT $2)`,
      [now, most],
    );
    return count;
  }
}
