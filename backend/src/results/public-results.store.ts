import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { customAlphabet } from 'nanoid';
import { In, type Repository } from 'typeorm';
import { PublicResultEntity } from './public-result.entity.js';

/** Ten of 62 characters, too many combinations to guess one. */
const newShareId = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 10);

@Injectable()
export class PublicResultsStore {
  constructor(@InjectRepository(PublicResultEntity) private readonly rows: Repository<PublicResultEntity>) {}

  /** The share ID of a game, created if there is none. */
  async shareIdOf(gameId: string, now: Date): Promise<string> {
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ shareId: newShareId(), gameId, createdAt: now })
      .orIgnore()
      .execute();
    return (await this.rows.findOneByOrFail({ gameId })).shareId;
  }

  async gameOf(shareId: string): Promise<string | null> {
    return (await this.rows.findOneBy({ shareId }))?.gameId ?? null;
  }

  of(gameIds: readonly string[]): Promise<PublicResultEntity[]> {
    return this.rows.find({
      where: { gameId: In([...gameIds]) },
      order: { createdAt: 'ASC', shareId: 'ASC' },
    });
  }
}
