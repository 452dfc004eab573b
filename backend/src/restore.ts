import { createReadStream, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import {
  BackupError,
  type BackupStore,
  identitiesIn,
  listedDeletions,
  makeBackup,
  type Restored,
  restoreBackup,
} from '@tessera/backup';
import { describeStartupError } from './describe-startup-error.js';
import { MIGRATIONS } from './migrations.js';
import { AfterRestore } from './platform/backups/after-restore.js';
import { Deletions } from './platform/backups/deletions.js';
import { notedDeletions } from './platform/backups/run-backup.js';
import { PROGRAM, storeOf } from './platform/backups/store-of.js';
import type { Config } from './platform/config/config.js';
import { loadConfig } from './platform/config/load-config.js';
import { whileUnused } from './platform/database/database-use.js';
import { migrate, migrationNames } from './platform/database/migrate.js';
import { NestLog } from './platform/logging/nest-log.js';
import { ProcessLog } from './platform/logging/process-log.js';
import { withDatabase } from './with-database.js';

const USAGE = `Usage: npm run restore -- FILE [options]
  FILE                 a backup: a path, or its name in BACKUP_DIR or the bucket
  --identity KEY_FILE  the file with the private key, if the backup is encrypted
  --no-restore-point   don't back up the current database first
  --keep-sessions      keep everyone signed in; use this only if nothing has changed since the backup`;

interface Options {
  readonly file: string;
  readonly identity: string | undefined;
  readonly withRestorePoint: boolean;
  readonly keepSessions: boolean;
}

function readOptions(): Options | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: 'string' },
      'no-restore-point': { type: 'boolean', default: false },
      'keep-sessions': { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return undefined;
  return {
    file,
    identity: values.identity,
    withRestorePoint: !values['no-restore-point'],
    keepSessions: values['keep-sessions'],
  };
}

/** `npm run restore`: replaces the contents of the database with a backup. */
async function restore(
  config: Config,
  { file, identity, withRestorePoint, keepSessions }: Options,
): Promise<void> {
  const store = storeOf(config);
  const identities = identity === undefined ? [] : keysIn(identity);
  const open = await find(file, store);
  const known = migrationNames(MIGRATIONS);
  await withDatabase(config, { mayShare: false }, (databaseUrl) =>
    whileUnused(databaseUrl, (client) =>
      restoreBackup({
        program: PROGRAM,
        databaseUrl,
        client,
        file: { program: PROGRAM.name, open, identities },
        migrations: known,
        migrate: (url, names) =>
          migrate(
            url,
            MIGRATIONS.filter((_, at) => names.includes(known[at] ?? '')),
          ),
        saveCurrent: async () => {
          if (withRestorePoint) await saveRestorePoint(config, databaseUrl, store);
        },
        deletions: async () => [
          ...(store === undefined ? [] : await listedDeletions(store)),
          ...(await notedDeletions(client)),
        ],
        finish: (url, restored) => finish(config, url, restored, keepSessions),
        report: (step) => console.log(step),
      }),
    ).catch((error: unknown) => {
      throw error instanceof BackupError ? new BackupError(`${file} ${error.message}`) : error;
    }),
  );
  console.log(`Restored ${file}. Start the program again.`);
}

async function saveRestorePoint(
  { backupRecipients: recipients }: Config,
  databaseUrl: string,
  store: BackupStore | undefined,
): Promise<void> {
  if (store === undefined) {
    throw new BackupError(
      "can't be restored: there's nowhere to save a restore point. Set BACKUP_DIR or BACKUP_S3_BUCKET, or add --no-restore-point",
    );
  }
  console.log(`Backing up the current database to ${store.place}`);
  const order = { program: PROGRAM, databaseUrl, store, recipients, at: new Date() };
  const { name } = await makeBackup({ ...order, kind: 'before-restore' });
  console.log(`Saved as ${name}`);
}

function keysIn(identityFile: string): string[] {
  const identities = identitiesIn(textOf(identityFile));
  if (identities.length === 0) throw new BackupError(`${identityFile} has no age key (AGE-SECRET-KEY-…)`);
  return identities;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BackupError(`${file} can't be read (${(error as Error).message})`);
  }
}

async function find(file: string, store: BackupStore | undefined): Promise<() => AsyncIterable<Buffer>> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new BackupError(`${file} is a folder, not a backup`);
  if (found) return () => createReadStream(file);
  if (store === undefined || !(await store.list()).includes(file))
    throw new BackupError(`${file} doesn't exist`);
  return () => store.read(file);
}

/** Starts the program on the prepared database, without jobs and where nobody can reach it. */
async function finish(
  config: Config,
  url: string,
  { deletions, replaced }: Restored,
  keepSessions: boolean,
): Promise<void> {
  const alone: Config = {
    ...config,
    role: 'web',
    redisUrl: undefined,
    metricsPort: undefined,
    adminEmails: [],
  };
  // Loaded only now, so that a backup that can't be restored is rejected at once.
  const { AppModule } = await import('./app.module.js');
  const log = ProcessLog.ofCommand();
  const app = await NestFactory.createApplicationContext(AppModule.of(alone, url, log), {
    abortOnError: false,
    logger: new NestLog(log.log),
  });
  try {
    await app.get(Deletions).repeat(deletions);
    await app.get(AfterRestore).run({ replaced, keepSessions });
  } finally {
    await app.close();
  }
}

try {
  const options = readOptions();
  if (options === undefined) throw new BackupError(USAGE);
  await restore(loadConfig(), options);
} catch (error) {
  console.error(describeStartupError(error));
  // Nest doesn't close an application that failed to start, which would keep the process alive.
  process.exit(1);
}
