import { hostname } from 'node:os';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Call } from '@tessera/contracts/wire';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { AccountDataHandlers, type AccountDataHandler } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';

/** An admin call, or a command of an operator. */
@Entity('admin_audit')
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null if the account has been deleted, or for a command. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** Who gave a command, e.g. `command line on HOST`; null for a call. */
  @Column('text', { nullable: true })
  operator: string | null;

  /** The call, e.g. `GET /api/admin/feedback`, or the command, e.g. `delete`. */
  @Column('text')
  what: string;

  /** The validated query and parameters; of a command, the IDs of whom it concerns. */
  @Column('jsonb')
  input: object;

  @Column('timestamptz')
  at: Date;
}

@Injectable()
export class AuditRepository {
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

/** Records which admin makes which call, before the response is sent. */
@Injectable()
export class Audit implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly repository: AuditRepository,
    private readonly accountData: AccountDataHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async note(
    account: AccountSession | undefined,
    { method, path }: Call,
    input: Readonly<Record<string, string | number | boolean>> = {},
  ): Promise<void> {
    if (!account) throw new AppError('NOT_SIGNED_IN');
    const at = new Date(this.clock.now());
    const what = `${method} ${path}`;
    await this.repository.add({ userId: account.userId, operator: null, what, input, at });
  }

  /** A command, before it is carried out. `input` names whom it concerns by ID, because entries outlive accounts. */
  async noteCommand(what: string, input: Readonly<Record<string, string>>): Promise<void> {
    const at = new Date(this.clock.now());
    await this.repository.add({ userId: null, operator: `command line on ${hostname()}`, what, input, at });
  }

  newest(max: number): Promise<AuditEntity[]> {
    return this.repository.newest(max);
  }

  async dataOf(_: readonly string[], userId: string) {
    const entries = await this.repository.of(userId);
    return { adminCalls: entries.map(({ what, input, at }) => ({ what, input, at: at.toISOString() })) };
  }
}
