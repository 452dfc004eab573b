import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DailyProgress } from '@tessera/contracts';
import { plainDate, type PlainDate } from '@tessera/rules';
import type { Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { ProgressEntity } from './progress.entity.js';

@Injectable()
export class ProgressStore {
  constructor(@InjectRepository(ProgressEntity) private readonly rows: Repository<ProgressEntity>) {}

  async find(userId: string, date: PlainDate, transaction?: Transaction): Promise<DailyProgress | null> {
    const rows = transaction?.getRepository(ProgressEntity) ?? this.rows;
    const row = await rows.findOneBy({ userId, challengeDate: date });
    return row && progressOf(row);
  }

  async allOf(userId: string): Promise<DailyProgress[]> {
    const rows = await this.rows.find({ where: { userId }, order: { challengeDate: 'ASC' } });
    return rows.map(progressOf);
  }

  async save(transaction: Transaction, userId: string, progress: DailyProgress, at: Date): Promise<void> {
    const challengeDate = plainDate(progress.challengeDate);
    await transaction
      .getRepository(ProgressEntity)
      .upsert({ ...progress, userId, challengeDate, updatedAt: at }, ['userId', 'challengeDate']);
  }
}

const progressOf = (row: ProgressEntity): DailyProgress => ({
  challengeDate: row.challengeDate,
  gameNumber: row.gameNumber,
  currentRound: row.currentRound,
  gameState: row.gameState,
  completed: row.completed,
  finalScore: row.finalScore,
});
