import { Injectable } from '@nestjs/common';
import { nanoid } from 'nanoid';
import { DataSource } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';

/** Somebody at a provider. The subject is unique there and never given to anyone else, unlike an email address. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

export interface LinkedIdentity {
  id: string;
  issuer: string;
  email: string | null;
  linkedAt: Date;
}

type Key = Pick<ProviderIdentity, 'issuer' | 'subject'>;

/** Which identities at providers belong to which accounts. */
@Injectable()
export class IdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The account of an identity. */
  async ownerOf({ issuer, subject }: Key, transaction?: Transaction): Promise<string | null> {
    const [row] = await (transaction ?? this.dataSource).query<{ userId: string }[]>(
      'SELECT "userId" FROM user_identities WHERE issuer = $1 AND subject = $2',
      [issuer, subject],
    );
    return row?.userId ?? null;
  }

  /** Returns the account to which the identity belongs now, which may be another, and whether it is new. */
  async link(
    transaction: Transaction,
    userId: string,
    identity: ProviderIdentity,
    at: Date,
  ): Promise<{ owner: string; isNew: boolean }> {
    const linked = await transaction.query<unknown[]>(
      `INSERT INTO user_identities (id, "userId", issuer, subject, email, "isEmailVerified", "linkedAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
      [nanoid(), userId, identity.issuer, identity.subject, identity.email, identity.isEmailVerified, at],
    );
    const owner = (await this.ownerOf(identity, transaction)) ?? userId;
    return { owner, isNew: linked.length > 0 };
  }

  of(userId: string): Promise<LinkedIdentity[]> {
    return this.dataSource.query(
      'SELECT id, issuer, email, "linkedAt" FROM user_identities WHERE "userId" = $1 ORDER BY "linkedAt", id',
      [userId],
    );
  }

  /** Everything that is stored about the identities of an account. */
  dataOf(userId: string): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(
      `SELECT issuer, subject, email, "isEmailVerified", "linkedAt" FROM user_identities
       WHERE "userId" = $1 ORDER BY "linkedAt", id`,
      [userId],
    );
  }

  /** How many identities of this issuer an account has. A slash at its end makes no difference. */
  async count(transaction: Transaction, userId: string, issuer: string): Promise<number> {
    const [row] = await transaction.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM user_identities
       WHERE "userId" = $1 AND rtrim(issuer, '/') = rtrim($2, '/')`,
      [userId, issuer],
    );
    return row?.count ?? 0;
  }

  /** Returns whether the account had it. */
  async unlink(transaction: Transaction, userId: string, id: string): Promise<boolean> {
    const [, count] = await transaction.query<[unknown[], number]>(
      'DELETE FROM user_identities WHERE "userId" = $1 AND id = $2',
      [userId, id],
    );
    return count > 0;
  }

  /** Unlinks all identities of an account, except those whose provider has verified this address. */
  async unlinkOthers(transaction: Transaction, userId: string, verifiedEmail: string | null): Promise<void> {
    await transaction.query(
      `DELETE FROM user_identities
       WHERE "userId" = $1 AND ("isEmailVerified" AND email = $2) IS NOT TRUE`,
      [userId, verifiedEmail],
    );
  }
}
