import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ServiceNotice } from '@tessera/contracts/maintenance';
import { NOTICE_HEADER, LIMITS } from '@tessera/contracts/wire';
import { DataSource } from 'typeorm';
import type { RequestHandler } from 'express';
import { DAY_MS, HOUR_MS } from '@tessera/rules';
import { Clock } from '../clock/clock.js';
import { keepReading } from '../database/keep-reading.js';
import { AppError } from '../requests/app-error.js';
import { isCall } from '../http/api-path.js';

/** Times are in milliseconds since 1970. */
export interface MaintenanceChange {
  /** Null ends it; what is left out stays as it is. */
  readonly announcement?: { readonly text: string; readonly endsAt: number } | null | undefined;
  readonly pause?: { readonly startsAt: number; readonly endsAt: number } | null | undefined;
}

/** Why a change can't be made; null if it can. */
export function problemOf({ announcement, pause }: MaintenanceChange, now: number): string | null {
  if (announcement && endProblem(announcement.endsAt, now)) return endProblem(announcement.endsAt, now);
  if (!pause) return null;
  if (pause.startsAt >= pause.endsAt) return 'The pause must end after it starts';
  if (pause.endsAt - pause.startsAt > LIMITS.PAUSE_MAX_HOURS * HOUR_MS)
    return `A pause takes at most ${LIMITS.PAUSE_MAX_HOURS} hours`;
  return endProblem(pause.endsAt, now);
}

function endProblem(endsAt: number, now: number): string | null {
  if (endsAt <= now) return 'The end must be in the future';
  if (endsAt > now + LIMITS.MAINTENANCE_MAX_DAYS * DAY_MS)
    return `The end must be within ${LIMITS.MAINTENANCE_MAX_DAYS} days`;
  return null;
}

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
export class MaintenanceRepository {
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
    private readonly repository: MaintenanceRepository,
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
    if (wanted === null) return this.repository.remove(kind);
    const [startsAt, endsAt] = [new Date(wanted.startsAt), new Date(wanted.endsAt)];
    return this.repository.set({ kind, text: wanted.text, startsAt, endsAt });
  }

  private find(kind: Kind): MaintenanceRow | undefined {
    return this.rows.find((row) => row.kind === kind && row.endsAt.getTime() > this.clock.now());
  }

  private async read(): Promise<void> {
    const before = JSON.stringify(this.notice());
    this.rows = await this.repository.read();
    const notice = this.notice();
    if (JSON.stringify(notice) === before) return;
    for (const listener of this.listeners) listener(notice);
  }
}

/** Open pages look it up whenever the player returns to them. */
const VERSION_FILE = '/version.json';

/** Tells open pages of maintenance with the responses to what they request anyway. */
export const noticeHeader =
  (maintenance: Pick<Maintenance, 'hasNotice' | 'notice'>): RequestHandler =>
  (request, response, next) => {
    if (maintenance.hasNotice() && (isCall(request) || request.path === VERSION_FILE))
      response.setHeader(NOTICE_HEADER, encodeURIComponent(JSON.stringify(maintenance.notice())));
    next();
  };
