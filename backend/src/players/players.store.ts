import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayerEntity } from './player.entity.js';
import { newPublicId } from './public-id.js';

@Injectable()
export class PlayersStore {
  constructor(@InjectRepository(PlayerEntity) private readonly players: Repository<PlayerEntity>) {}

  find(playerUUID: string): Promise<PlayerEntity | null> {
    return this.players.findOneBy({ playerUUID });
  }

  /** Makes the player if there is none, notes the zone, and holds the row until the transaction ends. */
  async touch(transaction: Transaction, playerUUID: string, timezone: string, now: Date): Promise<void> {
    await transaction.query(
      `INSERT INTO players ("playerUUID", "publicId", timezone, "createdAt") VALUES ($1, $2, $3, $4)
       ON CONFLICT ("playerUUID") DO UPDATE SET timezone = excluded.timezone`,
      [playerUUID, newPublicId(), timezone, now],
    );
  }

  /** Makes the player if there is none; the player's public id. */
  async meet(transaction: Transaction, playerUUID: string): Promise<string> {
    await transaction.query(
      'INSERT INTO players ("playerUUID", "publicId") VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [playerUUID, newPublicId()],
    );
    return (await transaction.getRepository(PlayerEntity).findOneByOrFail({ playerUUID })).publicId;
  }

  /** The player, held until the transaction ends. */
  lock(transaction: Transaction, playerUUID: string): Promise<PlayerEntity | null> {
    return transaction
      .getRepository(PlayerEntity)
      .findOne({ where: { playerUUID }, lock: { mode: 'pessimistic_write' } });
  }

  async save(
    transaction: Transaction,
    playerUUID: string,
    fields: Pick<PlayerEntity, 'streak' | 'bestStreak' | 'streakDate' | 'recentDates'>,
  ): Promise<void> {
    await transaction.getRepository(PlayerEntity).update({ playerUUID }, fields);
  }
}
