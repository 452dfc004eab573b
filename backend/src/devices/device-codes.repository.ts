import { Injectable, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createHmac } from 'node:crypto';
import { CODE_ALPHABET } from '@tessera/contracts/devices';
import { LIMITS } from '@tessera/contracts/wire';
import { customAlphabet } from 'nanoid';
import type { Transaction } from '../platform/database/transactions.js';
import { sessionSecretOf } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';

export interface DeviceCode {
  /** The player as whom another device may play. */
  playerUUID: string;
  usedAt: Date | null;
}

interface NewDeviceCode {
  playerUUID: string;
  codeHash: string;
  expiresAt: Date;
}

/** One of 32⁸, about a million million, drawn unpredictably. */
export const drawDeviceCode = customAlphabet(CODE_ALPHABET, LIMITS.DEVICE_CODE_LENGTH);

/** The codes that link another device: at most one for each player, stored as a hash. */
@Injectable()
export class DeviceCodesRepository {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = createHmac('sha256', sessionSecretOf(config)).update('device codes').digest();
  }

  /** Replaces the player's code. Returns false if the player belongs to an account. */
  async replace(
    transaction: Transaction,
    { playerUUID, codeHash, expiresAt }: NewDeviceCode,
  ): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(
      `INSERT INTO device_codes ("playerUUID", "codeHash", "expiresAt")
       SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM player_uuid_mappings WHERE "playerUUID" = $1)
       ON CONFLICT ("playerUUID") DO UPDATE
         SET "codeHash" = excluded."codeHash", "expiresAt" = excluded."expiresAt", "usedAt" = NULL
       RETURNING 1`,
      [playerUUID, codeHash, expiresAt],
    );
    return rows.length > 0;
  }

  /** A code that hasn't expired. */
  async find(codeHash: string, now: Date): Promise<DeviceCode | null> {
    const [row] = await this.dataSource.query<DeviceCode[]>(
      'SELECT "playerUUID", "usedAt" FROM device_codes WHERE "codeHash" = $1 AND "expiresAt" > $2',
      [codeHash, now],
    );
    return row ?? null;
  }

  /** Uses up a player's code. Returns false if that is no longer possible. */
  async use(
    transaction: Transaction,
    { playerUUID, codeHash, now }: { playerUUID: string; codeHash: string; now: Date },
  ): Promise<boolean> {
    const [rows] = await transaction.query<[unknown[]]>(
      `UPDATE device_codes SET "usedAt" = $3
       WHERE "codeHash" = $2 AND "playerUUID" = $1 AND "usedAt" IS NULL AND "expiresAt" > $3 RETURNING 1`,
      [playerUUID, codeHash, now],
    );
    return rows.length > 0;
  }

  async remove(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM device_codes WHERE "playerUUID" = ANY($1)', [playerUUIDs]);
  }

  /** Hashes codes with a key that isn't in the database, since so short a text could be found from a plain hash. */
  hashOf(code: string): string {
    return createHmac('sha256', this.key).update(code).digest('base64url');
  }
}
