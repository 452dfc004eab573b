import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ALPHANUMERIC, SHARE_ID_LENGTH } from '@tessera/contracts/wire';
import { customAlphabet } from 'nanoid';
import { In, type Repository, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';

/** The share ID of a game. Everything else comes from the game. */
@Entity('public_game_results')
export class PublicResultEntity {
  @PrimaryColumn('text')
  shareId: string;

  @Column('text')
  gameId: string;

  @Column('timestamptz')
  createdAt: Date;

  /** When an admin ended the share; null if it is in effect. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}

/** Ten of 62 characters, too many combinations to guess one. */
const newShareId = customAlphabet(ALPHANUMERIC, SHARE_ID_LENGTH);

@Injectable()
export class PublicResultsRepository {
  constructor(@InjectRepository(PublicResultEntity) private readonly rows: Repository<PublicResultEntity>) {}

  /** The share of a game, created if there is none. */
  async shareOf(gameId: string, now: Date): Promise<PublicResultEntity> {
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ shareId: newShareId(), gameId, createdAt: now })
      .orIgnore()
      .execute();
    return this.rows.findOneByOrFail({ gameId });
  }

  find(shareId: string): Promise<PublicResultEntity | null> {
    return this.rows.findOneBy({ shareId });
  }

  /** Ends a share, or lets it be in effect again. */
  async setEnd(transaction: Transaction, shareId: string, endedAt: Date | null): Promise<void> {
    await transaction.getRepository(PublicResultEntity).update({ shareId }, { endedAt });
  }

  of(gameIds: readonly string[]): Promise<PublicResultEntity[]> {
    return this.rows.find({
      where: { gameId: In([...gameIds]) },
      order: { createdAt: 'ASC', shareId: 'ASC' },
    });
  }
}
