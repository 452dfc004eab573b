import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { MINUTE_MS } from '@tessera/rules';
import { nanoid } from 'nanoid';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { addLatency, noLatencies, type ServiceMinute, VersionSets } from './service-minute.js';
import { ServiceMinutesRepository } from './service-minutes.repository.js';

const FLUSH_EVERY_MS = 10_000;
/** Minutes are written once more for this long, in case the database loses its last seconds. */
const REPEATED_MS = 2 * MINUTE_MS;
/** A minute that is first written later than this was not served: the database was unavailable. */
const ON_TIME_MS = MINUTE_MS + 2 * FLUSH_EVERY_MS;
/** How many minutes wait for a database that is unavailable. Nothing is acknowledged in the meantime. */
const MAX_WAITING = 120;

/**
 * Counts what this process has answered, for the public status page. It only touches memory; a timer writes one
 * row per minute, so nobody ever waits for it.
 */
@Injectable()
export class ServiceLog implements BeforeApplicationShutdown {
  private readonly log = new Logger(ServiceLog.name);
  private readonly process = nanoid(10);
  private readonly minutes = new Map<number, ServiceMinute>();
  private readonly unwritten = new Set<ServiceMinute>();
  private timer: NodeJS.Timeout | undefined;
  private isFailing = false;

  constructor(
    private readonly repository: ServiceMinutesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
  ) {}

  /** Reports from now on, because the process serves players. */
  start(): void {
    if (this.config.role === 'worker') return;
    void this.flush();
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write(this.clock.now());
  }

  /** A command was acknowledged after this time. */
  answered(seconds: number): void {
    const minute = this.changed();
    addLatency(minute.latencies, seconds);
  }

  /** This version of the subject, which is committed, is being acknowledged. */
  acknowledged(subject: string, version: number): void {
    this.changed().acknowledged.add(subject, version);
  }

  /** A client continues where it was before it lost its connection. */
  reconnected(): void {
    this.changed().reconnects += 1;
  }

  /** Writes what hasn't been written, and that the process is running. */
  async flush(): Promise<void> {
    const now = this.clock.now();
    this.current(now);
    await this.write(now);
  }

  /** What fails is written the next time. */
  private async write(now: number): Promise<void> {
    for (const minute of [...this.unwritten]) {
      // Changes in the meantime make it unwritten again.
      this.unwritten.delete(minute);
      try {
        await this.repository.keep(this.process, minute, now - minute.start <= ON_TIME_MS);
        this.isFailing = false;
      } catch (error) {
        this.unwritten.add(minute);
        if (!this.isFailing) this.log.warn(`Failed to store a minute's metrics: ${String(error)}`);
        this.isFailing = true;
        break;
      }
    }
    this.forget(now);
  }

  private changed(): ServiceMinute {
    const minute = this.current(this.clock.now());
    this.unwritten.add(minute);
    return minute;
  }

  private current(now: number): ServiceMinute {
    const start = now - (now % MINUTE_MS);
    const known = this.minutes.get(start);
    if (known) return known;
    const minute = { start, latencies: noLatencies(), acknowledged: new VersionSets(), reconnects: 0 };
    this.minutes.set(start, minute);
    for (const each of this.minutes.values()) this.unwritten.add(each);
    return minute;
  }

  private forget(now: number): void {
    const surplus = this.minutes.size - MAX_WAITING;
    [...this.minutes.values()].forEach((minute, at) => {
      const isDone = now - minute.start >= MINUTE_MS + REPEATED_MS && !this.unwritten.has(minute);
      if (!isDone && at >= surplus) return;
      this.minutes.delete(minute.start);
      this.unwritten.delete(minute);
    });
  }
}
