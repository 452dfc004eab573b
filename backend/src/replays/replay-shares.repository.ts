import { Injectable } from '@nestjs/common';
import { ALPHANUMERIC, SHARE_ID_LENGTH } from '@tessera/contracts/wire';
import { customAlphabet } from 'nanoid';
import { DataSource } from 'typeorm';
import type { PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';

/** Ten of 62 characters, too many combinations to guess one. */
const newShareId = customAlphabet(ALPHANUMERIC, SHARE_ID_LENGTH);

/** A replay that one of its players has shared. */
export interface ReplayShare {
  shareId: string;
  gameId: string;
  playerUUID: string;
  createdAt: Date;
  /** When an admin ended the share; null if it is in effect. */
  endedAt: Date | null;
}

/** Each player has at most one share of a game. */
@Injectable()
export class ReplaySharesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(shareId: string): Promise<ReplayShare | null> {
    const [share] = await this.dataSource.query<ReplayShare[]>(
      'SELECT * FROM replay_shares WHERE "shareId" = $1',
      [shareId],
    );
    return share ?? null;
  }

  async findOf(gameId: string, playerUUID: string): Promise<ReplayShare | null> {
    const [share] = await this.dataSource.query<ReplayShare[]>(
      'SELECT * FROM replay_shares WHERE "gameId" = $1 AND "playerUUID" = $2',
      [gameId, playerUUID],
    );
    return share ?? null;
  }

  /**
   * Shares a game, unless the player has shared it already. The lock waits for a merge or a deletion of the player,
   * after which there is nobody to share it.
   */
  async insert({ gameId, playerUUID }: Pick<ReplayShare, 'gameId' | 'playerUUID'>, now: Date): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO replay_shares ("shareId", "gameId", "playerUUID", "createdAt")
       SELECT $1, $2, "playerUUID", $4 FROM players WHERE "playerUUID" = $3 AND "adoptedBy" IS NULL FOR SHARE
       ON CONFLICT ("gameId", "playerUUID") DO NOTHING`,
      [newShareId(), gameId, playerUUID, now],
    );
  }

  /** A share that an admin has ended remains, so that the game can't be shared again. */
  async remove(transaction: Transaction, gameId: string, playerUUID: string): Promise<void> {
    await transaction.query(
      'DELETE FROM replay_shares WHERE "gameId" = $1 AND "playerUUID" = $2 AND "endedAt" IS NULL',
      [gameId, playerUUID],
    );
  }

  /** Ends a share, or lets it be in effect again. */
  async setEnd(transaction: Transaction, shareId: string, endedAt: Date | null): Promise<void> {
    await transaction.query('UPDATE replay_shares SET "endedAt" = $2 WHERE "shareId" = $1', [
      shareId,
      endedAt,
    ]);
  }

  /** If both players have shared a game, the share of the one who remains stays. */
  async move(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await transaction.query(
      `DELETE FROM replay_shares given USING replay_shares own
        WHERE given."playerUUID" = $1 AND own."playerUUID" = $2 AND own."gameId" = given."gameId"`,
      [from, to],
    );
    await transaction.query('UPDATE replay_shares SET "playerUUID" = $2 WHERE "playerUUID" = $1', [from, to]);
  }

  async removeOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM replay_shares WHERE "playerUUID" = ANY ($1)', [playerUUIDs]);
  }

  /** The shares of these players, oldest first, for an export. */
  of(playerUUIDs: readonly string[]): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(
      `SELECT "shareId", "gameId", "endedAt", "createdAt" FROM replay_shares
        WHERE "playerUUID" = ANY ($1) ORDER BY "createdAt", "shareId"`,
      [playerUUIDs],
    );
  }
}
