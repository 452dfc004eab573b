import { Injectable } from '@nestjs/common';
import { nanoid } from 'nanoid';
import { DataSource } from 'typeorm';
import { query } from '../platform/database/statement.js';
import type { Transaction } from '../platform/database/transactions.js';

/** The public half of a key on somebody's device. */
export interface NewPasskey {
  userId: string;
  /** How the device knows it. */
  credentialId: string;
  publicKey: Uint8Array;
  /** How often it has been used; 0 for keys that are synchronized between devices. */
  counter: number;
  transports: readonly string[];
  name: string;
  createdAt: Date;
}

export interface StoredPasskey extends NewPasskey {
  id: string;
  lastUsedAt: Date | null;
}

const COLUMNS = `id, "userId", "credentialId", "publicKey", counter::int, transports, name, "createdAt", "lastUsedAt"`;

export interface PasskeyChallenge {
  purpose: 'sign-in' | 'add' | 'check';
  /** The session that asked for it; null to sign in. */
  sessionId: string | null;
}

/** Passkeys, and the random values that they sign, each of them once. */
@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  of(userId: string, transaction?: Transaction): Promise<StoredPasskey[]> {
    return (transaction ?? this.dataSource).query(
      `SELECT ${COLUMNS} FROM passkeys WHERE "userId" = $1 ORDER BY "createdAt", id`,
      [userId],
    );
  }

  async find(credentialId: string): Promise<StoredPasskey | null> {
    const [row] = await this.dataSource.query<StoredPasskey[]>(
      `SELECT ${COLUMNS} FROM passkeys WHERE "credentialId" = $1`,
      [credentialId],
    );
    return row ?? null;
  }

  /** Returns whether it is new. */
  async insert(transaction: Transaction, passkey: NewPasskey): Promise<boolean> {
    const rows = await query<unknown[]>(
      transaction,
      `INSERT INTO passkeys (id, "userId", "credentialId", "publicKey", counter, transports, name, "createdAt")
       VALUES ($id, $userId, $credentialId, $publicKey, $counter, $transports, $name, $createdAt) ON CONFLICT DO NOTHING RETURNING id`,
      { ...passkey, id: nanoid(), publicKey: Buffer.from(passkey.publicKey) },
    );
    return rows.length > 0;
  }

  /**
   * Notes that a passkey was used. False if it has been removed, or if its device counts and somebody has used a copy
   * of it meanwhile.
   */
  async use(
    transaction: Transaction,
    { id, counter }: StoredPasskey,
    now: number,
    at: Date,
  ): Promise<boolean> {
    const [, count] = await transaction.query<[unknown[], number]>(
      'UPDATE passkeys SET counter = $3, "lastUsedAt" = $4 WHERE id = $1 AND counter = $2',
      [id, counter, now, at],
    );
    return count > 0;
  }

  /** Returns whether the account has it. */
  async rename(userId: string, id: string, name: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      'UPDATE passkeys SET name = $3 WHERE "userId" = $1 AND id = $2',
      [userId, id, name],
    );
    return count > 0;
  }

  /** Returns whether the account had it. */
  async remove(transaction: Transaction, userId: string, id: string): Promise<boolean> {
    const [, count] = await transaction.query<[unknown[], number]>(
      'DELETE FROM passkeys WHERE "userId" = $1 AND id = $2',
      [userId, id],
    );
    return count > 0;
  }

  async removeAll(transaction: Transaction, userId: string): Promise<void> {
    await transaction.query('DELETE FROM passkeys WHERE "userId" = $1', [userId]);
  }

  async insertChallenge(
    challenge: string,
    { purpose, sessionId }: PasskeyChallenge,
    expiresAt: Date,
  ): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO passkey_challenges (challenge, purpose, "sessionId", "expiresAt") VALUES ($1, $2, $3, $4)',
      [challenge, purpose, sessionId, expiresAt],
    );
  }

  /** Uses a challenge. Returns whether it was valid for this. */
  async takeChallenge(
    challenge: string,
    { purpose, sessionId }: PasskeyChallenge,
    now: Date,
  ): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM passkey_challenges
       WHERE challenge = $1 AND purpose = $2 AND "sessionId" IS NOT DISTINCT FROM $3 AND "expiresAt" > $4`,
      [challenge, purpose, sessionId, now],
    );
    return count > 0;
  }
}
