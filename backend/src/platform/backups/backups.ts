import { Inject, Injectable, Logger } from '@nestjs/common';
import { type BackupStore, checkRecipients } from '@tessera/backup';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config, ConfigError } from '../config/config.js';
import { urlOf } from '../database/pool.js';
import { runBackup, runListing } from './run-backup.js';
import { storeOf } from './store-of.js';

export interface LastBackup {
  readonly name: string;
  readonly madeAt: Date;
  readonly bytes: number;
}

type Settings = Pick<Config, 'backupDir' | 'backupBucket' | 'backupKeep' | 'backupRecipients'>;

const NO_PLACE = 'neither BACKUP_DIR nor BACKUP_S3_BUCKET is set in this process';

/** The nightly backup, and the record of the last one. */
@Injectable()
export class Backups {
  private readonly log = new Logger(Backups.name);
  private readonly store: BackupStore | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Settings,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.store = storeOf(config);
  }

  /** Whether this process knows where to put them. */
  get isOn(): boolean {
    return this.store !== undefined;
  }

  /** Throws a ConfigError if the public keys are invalid. */
  async check(): Promise<void> {
    const { backupRecipients: recipients } = this.config;
    if (recipients.length === 0) return;
    await checkRecipients(recipients).catch((error: unknown) => {
      throw new ConfigError(`BACKUP_RECIPIENT: ${(error as Error).message}`);
    });
  }

  async make(): Promise<string | void> {
    if (this.store === undefined) return NO_PLACE;
    const { backupKeep: keep, backupRecipients: recipients } = this.config;
    const { name, bytes } = await runBackup({ ...this.order(this.store), keep, recipients });
    this.log.log(`Created the backup ${name} (${bytes} bytes)`);
  }

  async listDeletions(): Promise<string | void> {
    if (this.store === undefined) return NO_PLACE;
    await runListing(this.order(this.store));
  }

  /** Whichever process made it; null if there is none. */
  async last(): Promise<LastBackup | null> {
    const [row] = await this.dataSource.query<{ name: string; madeAt: Date; bytes: string }[]>(
      'SELECT name, "madeAt", bytes FROM backups ORDER BY "madeAt" DESC LIMIT 1',
    );
    return row === undefined ? null : { ...row, bytes: Number(row.bytes) };
  }

  private order(store: BackupStore) {
    return { databaseUrl: urlOf(this.dataSource), store, now: new Date(this.clock.now()) };
  }
}
