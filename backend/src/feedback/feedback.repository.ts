import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { FeedbackEntity } from './feedback.entity.js';

@Injectable()
export class FeedbackRepository {
  constructor(@InjectRepository(FeedbackEntity) private readonly rows: Repository<FeedbackEntity>) {}

  /** Returns whether the ID is new. */
  async insert(transaction: Transaction, feedback: Omit<FeedbackEntity, 'email'>): Promise<boolean> {
    const { feedbackId, message, playerUUID, createdAt } = feedback;
    const rows = await transaction.query<unknown[]>(
      `INSERT INTO feedback ("feedbackId", message, "playerUUID", "createdAt") VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING "feedbackId"`,
      [feedbackId, message, playerUUID, createdAt],
    );
    return rows.length === 1;
  }

  find(feedbackId: string): Promise<FeedbackEntity | null> {
    return this.rows.findOneBy({ feedbackId });
  }

  /** Returns whether the address has changed. */
  async setEmail(feedbackId: string, email: string): Promise<boolean> {
    const { affected } = await this.rows.update(
      [
        { feedbackId, email: IsNull() },
        { feedbackId, email: Not(email) },
      ],
      { email },
    );
    return affected === 1;
  }

  of(playerUUIDs: readonly string[]): Promise<FeedbackEntity[]> {
    return this.rows.find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { createdAt: 'ASC', feedbackId: 'ASC' },
    });
  }

  /** Messages sent since then, newest first. */
  newest(since: Date, max: number): Promise<FeedbackEntity[]> {
    return this.rows.find({
      where: { createdAt: MoreThanOrEqual(since) },
      order: { createdAt: 'DESC', feedbackId: 'ASC' },
      take: max,
    });
  }

  /** The number of messages, in total or since then. */
  count(since?: Date): Promise<number> {
    return this.rows.count(since ? { where: { createdAt: MoreThanOrEqual(since) } } : {});
  }

  async move(transaction: Transaction, from: string, to: string): Promise<void> {
    await transaction.getRepository(FeedbackEntity).update({ playerUUID: from }, { playerUUID: to });
  }

  async remove(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.getRepository(FeedbackEntity).delete({ playerUUID: In([...playerUUIDs]) });
  }
}
