import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';

const TOKEN_BYTES = 32;

/** Only hashes are stored, so no one who can read the table can build a link. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The tokens of password reset links. */
@Injectable()
export class ResetTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** When the valid tokens of an account were created, oldest first. */
  async validOf(transaction: Transaction, userId: string, now: Date): Promise<Date[]> {
    const rows = await transaction.query<{ createdAt: Date }[]>(
      `SELECT "createdAt" FROM password_reset_tokens WHERE "userId" = $1 AND NOT used AND "expiresAt" > $2
       ORDER BY "createdAt"`,
      [userId, now],
    );
    return rows.map(({ createdAt }) => createdAt);
  }

  /** Creates a token for an account. Only the email contains it. */
  async make(transaction: Transaction, userId: string, now: Date, expiresAt: Date): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await transaction.query(
      `INSERT INTO password_reset_tokens (token, "userId", "createdAt", "expiresAt") VALUES ($1, $2, $3, $4)`,
      [hashOf(token), userId, now, expiresAt],
    );
    return token;
  }

  async remove(token: string): Promise<void> {
    await this.dataSource.query('DELETE FROM password_reset_tokens WHERE token = $1', [hashOf(token)]);
  }

  /** The account of a valid token. */
  async ownerOf(token: string, now: Date, transaction?: Transaction): Promise<string | null> {
    const [row] = await (transaction ?? this.dataSource).query<{ userId: string }[]>(
      'SELECT "userId" FROM password_reset_tokens WHERE token = $1 AND NOT used AND "expiresAt" > $2',
      [hashOf(token), now],
    );
    return row?.userId ?? null;
  }

  /**
   * Uses a token and all others of its account, which the caller has locked. Returns whether it was valid.
   */
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
}
