import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditEntity } from './audit.entity.js';

@Injectable()
export class AuditStore {
  constructor(@InjectRepository(AuditEntity) private readonly entries: Repository<AuditEntity>) {}

  async add(entry: Omit<AuditEntity, 'id'>): Promise<void> {
    await this.entries.insert(entry);
  }

  /** What an account has asked for, oldest first. */
  of(userId: string): Promise<AuditEntity[]> {
    return this.entries.find({ where: { userId }, order: { id: 'ASC' } });
  }
}
