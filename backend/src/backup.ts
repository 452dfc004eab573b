import { parseArgs } from 'node:util';
import { newKeyFile } from '@tessera/backup';
import { describeStartupError } from './describe-startup-error.js';
import { runBackup, runListing } from './platform/backups/run-backup.js';
import { storeOf } from './platform/backups/store-of.js';
import { ConfigError, type Config } from './platform/config/config.js';
import { loadConfig } from './platform/config/load-config.js';
import { withDatabase } from './with-database.js';

const NO_PLACE = 'BACKUP_DIR: set this or BACKUP_S3_BUCKET to say where backups go';

/** `npm run backup`: makes a backup now, while the program is running or not. */
async function backUp(config: Config): Promise<void> {
  const store = storeOf(config);
  if (store === undefined) throw new ConfigError(NO_PLACE);
  const { backupKeep: keep, backupRecipients: recipients } = config;
  await withDatabase(config, { mayShare: true }, async (databaseUrl) => {
    const order = { databaseUrl, store, keep, recipients, now: new Date() };
    await runListing(order);
    const { name, bytes } = await runBackup(order);
    console.log(`Created ${name} (${bytes} bytes) in ${store.place}`);
  });
  if (recipients.length === 0)
    console.warn('It is not encrypted. See BACKUP_RECIPIENT in docs/configuration.md.');
}

try {
  const { values } = parseArgs({ options: { 'new-key': { type: 'boolean' } } });
  if (values['new-key']) process.stdout.write(await newKeyFile());
  else await backUp(loadConfig());
} catch (error) {
  console.error(describeStartupError(error));
  process.exitCode = 1;
}
