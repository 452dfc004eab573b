import path from 'node:path';
import { PRODUCT } from '@tessera/contracts/product';
import { dateIn } from '@tessera/rules';
import { describeStartupError } from '../describe-startup-error.js';
import type { Config } from '../platform/config/config.js';
import { loadConfig } from '../platform/config/load-config.js';
import { dataDirProblem } from '../platform/config/startup-problems.js';
import { databaseProblem } from '../platform/database/database-problem.js';
import { startEmbeddedDatabase } from '../platform/database/embedded-database.js';
import { ADMIN, DEVELOPER } from './accounts.js';
import { FULL_SIZE, seedDatabase } from './seed-database.js';

/** `npm run seed`: fills the database in DATABASE_URL, or else the embedded one in DATA_DIR. */
async function seed(config: Config): Promise<void> {
  const startedAt = performance.now();
  const today = dateIn('UTC', Date.now());
  console.log(`Creating ${FULL_SIZE.players} players and ${FULL_SIZE.days} days of games…`);
  if (config.databaseUrl === undefined) await seedEmbedded(config, today);
  else {
    const { databaseUrl } = config;
    await seedDatabase(databaseUrl, today).catch((error: unknown) => {
      throw databaseProblem(error, databaseUrl);
    });
  }
  console.log(`Done in ${Math.round((performance.now() - startedAt) / 1000)} s.\n\n${nextSteps(config)}`);
}

async function seedEmbedded({ dataDir }: Config, today: Parameters<typeof seedDatabase>[1]): Promise<void> {
  const server = await startEmbeddedDatabase(dataDir).catch((error: unknown) => {
    throw dataDirProblem(error, dataDir);
  });
  try {
    await seedDatabase(server.url, today);
  } finally {
    await server.stop();
  }
}

function nextSteps({ databaseUrl, dataDir }: Config): string {
  const database = databaseUrl === undefined ? `DATA_DIR=${path.relative('.', dataDir)} ` : '';
  const sameUrl = databaseUrl === undefined ? '' : ' (with the same DATABASE_URL)';
  return [
    `Start ${PRODUCT} with it${sameUrl}:`,
    `  ${database}ADMIN_EMAILS=${ADMIN.email} npm start`,
    'Sign in:',
    `  as a player: ${DEVELOPER.email}, password ${DEVELOPER.password}`,
    `  as an admin: ${ADMIN.email}, password ${ADMIN.password}`,
  ].join('\n');
}

try {
  await seed(loadConfig());
} catch (error) {
  console.error(describeStartupError(error));
  process.exitCode = 1;
}
