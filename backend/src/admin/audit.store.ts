import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditEntity } from './audit.entity.js';

@Injectable()
export class AuditStore {
  constructor(@InjectRepository(AuditEntity) private readonly entries: Repository<AuditEntity>) {}

  /** If the account is being deleted at the same time, the entry is stored without it. */
  async add({ userId, operator, what, input, at }: Omit<AuditEntity, 'id'>): Promise<void> {
    await this.entries.query(
      `INSERT INTO admin_audit ("userId", operator, what, input, at)
       VALUES ((SELECT id FROM users WHERE id = $1 FOR KEY SHARE), $2, $3, $4, $5)`,
      [userId, operator, what, input, at],
    );
  }

  /** The newest entries, newest first. */
  newest(max: number): Promise<AuditEntity[]> {
    return this.entries.find({ order: { id: 'DESC' }, take: max });
  }

  /** The calls of an account, oldest first. */
  of(userId: string): Promise<AuditEntity[]> {
    return this.entries.find({ where: { userId }, order: { id: 'ASC' } });
  }
}
