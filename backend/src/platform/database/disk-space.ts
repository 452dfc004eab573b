import { statfs } from 'node:fs/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { sqlStateOf } from './database-errors.js';
import { embeddedFolder } from './embedded-database.js';

/** Four segments of the write-ahead log: with less, the next transaction may be the last. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** How long a database whose disk can't be looked at counts as full after it has said so. */
const FULL_FOR_MS = 10_000;
const DISK_FULL = '53100';

/** Whether the database has space left to write. */
@Injectable()
export class DiskSpace implements OnModuleInit {
  /** That of the embedded database. */
  private readonly folder: string | undefined;
  private lastFullAt = -Infinity;

  constructor(
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    @Inject(CONFIG) { databaseUrl, dataDir }: Config,
  ) {
    this.folder = databaseUrl === undefined ? embeddedFolder(dataDir) : undefined;
  }

  onModuleInit(): void {
    this.metrics.gauge(
      { name: 'db_free_bytes', help: 'Free space on the disk of the embedded database' },
      async () => {
        const value = await this.freeBytes();
        return value === undefined ? [] : [{ value }];
      },
    );
  }

  /** Remembers an error by which the database says that its disk is full. */
  note(error: unknown): void {
    if (sqlStateOf(error) === DISK_FULL) this.lastFullAt = this.clock.now();
  }

  async isFull(): Promise<boolean> {
    if (Math.abs(this.clock.now() - this.lastFullAt) < FULL_FOR_MS) return true;
    return ((await this.freeBytes()) ?? Infinity) < MIN_FREE_BYTES;
  }

  /** Undefined for another database than the embedded one. */
  private async freeBytes(): Promise<number | undefined> {
    if (this.folder === undefined) return undefined;
    try {
      const { bavail, bsize } = await statfs(this.folder);
      return bavail * bsize;
    } catch {
      return undefined;
    }
  }
}
