import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ServiceNotice } from '@tessera/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { keepReading } from '../database/keep-reading.js';
import { AppError } from '../requests/app-error.js';
import type { MaintenanceChange } from './schedule.js';

type Kind = 'announcement' | 'pause';

interface MaintenanceRow {
  kind: Kind;
  /** Empty for a pause. */
  text: string;
  startsAt: Date;
  endsAt: Date;
}

/** At most one announcement and one pause. */
@Injectable()
export class MaintenanceStore {
  constructor(private readonly dataSource: DataSource) {}

  read(): Promise<MaintenanceRow[]> {
    return this.dataSource.query<MaintenanceRow[]>('SELECT * FROM maintenance');
  }

  async set({ kind, text, startsAt, endsAt }: MaintenanceRow): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO maintenance (kind, text, "startsAt", "endsAt") VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind) DO UPDATE SET text = excluded.text, "startsAt" = excluded."startsAt", "endsAt" = excluded."endsAt"`,
      [kind, text, startsAt, endsAt],
    );
  }

  async remove(kind: Kind): Promise<void> {
    await this.dataSource.query('DELETE FROM maintenance WHERE kind = $1', [kind]);
  }
}

/**
 * What operators announce to everyone, and the pause in which nothing new begins. Both are in the database, which all
 * processes read every few seconds, and end by themselves.
 */
@Injectable()
export class Maintenance implements OnModuleInit, OnModuleDestroy {
  private rows: readonly MaintenanceRow[] = [];
  private readonly listeners = new Set<(notice: ServiceNotice) => void>();
  private stopReading: () => void = () => undefined;

  constructor(
    private readonly store: MaintenanceStore,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.read();
    this.stopReading = keepReading('the maintenance', () => this.read());
  }

  onModuleDestroy(): void {
    this.stopReading();
  }

  /** Calls the listener with each change that this process learns of. */
  onChanged(listener: (notice: ServiceNotice) => void): void {
    this.listeners.add(listener);
  }

  /** Whether there is anything to tell players. */
  hasNotice(): boolean {
    return this.rows.some(({ endsAt }) => endsAt.getTime() > this.clock.now());
  }

  /** What isn't over yet. */
  notice(): ServiceNotice {
    const [announcement, pause] = [this.find('announcement'), this.find('pause')];
    return {
      announcement: announcement
        ? { text: announcement.text, endsAt: announcement.endsAt.toISOString() }
        : null,
      pause: pause ? { startsAt: pause.startsAt.toISOString(), endsAt: pause.endsAt.toISOString() } : null,
    };
  }

  /** Whether running games may only end their round. */
  isPaused(): boolean {
    const pause = this.find('pause');
    return pause !== undefined && pause.startsAt.getTime() <= this.clock.now();
  }

  /** Throws during a pause. Call it before something new begins, after having looked for one to return to. */
  requireOpen(): void {
    if (!this.isPaused()) return;
    const endsAt = this.find('pause')?.endsAt.getTime() ?? 0;
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - this.clock.now()) / 1000));
    throw new AppError('MAINTENANCE', { retryAfterSeconds });
  }

  /** In effect in all processes within seconds. `problemOf` says whether the change can be made. */
  async apply({ announcement, pause }: MaintenanceChange): Promise<void> {
    if (announcement !== undefined)
      await this.set('announcement', announcement && { ...announcement, startsAt: this.clock.now() });
    if (pause !== undefined) await this.set('pause', pause && { ...pause, text: '' });
    await this.read();
  }

  private set(kind: Kind, wanted: { text: string; startsAt: number; endsAt: number } | null): Promise<void> {
    if (wanted === null) return this.store.remove(kind);
    const [startsAt, endsAt] = [new Date(wanted.startsAt), new Date(wanted.endsAt)];
    return this.store.set({ kind, text: wanted.text, startsAt, endsAt });
  }

  private find(kind: Kind): MaintenanceRow | undefined {
    return this.rows.find((row) => row.kind === kind && row.endsAt.getTime() > this.clock.now());
  }

  private async read(): Promise<void> {
    const before = JSON.stringify(this.notice());
    this.rows = await this.store.read();
    const notice = this.notice();
    if (JSON.stringify(notice) === before) return;
    for (const listener of this.listeners) listener(notice);
  }
}
