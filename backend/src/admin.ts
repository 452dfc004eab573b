import { NestFactory } from '@nestjs/core';
import { PRODUCT } from '@tessera/contracts/constants';
import { AppModule } from './app.module.js';
import { describeStartupError } from './describe-startup-error.js';
import { MIGRATIONS } from './migrations.js';
import {
  HELP,
  OperatorError,
  type Outcome,
  readArguments,
  readSecret,
  RunCommand,
  type Typed,
  wantsJson,
} from './operator/index.js';
import { loadConfig, type Config } from './platform/config/config.js';
import { DatabaseUse } from './platform/database/database-use.js';
import { migrate } from './platform/database/migrate.js';
import { waitForMigrations } from './platform/database/wait-for-migrations.js';
import { NestLog } from './platform/logging/nest-log.js';
import { ProcessLog } from './platform/logging/process-log.js';
import { withDatabase } from './with-database.js';

const INVALID = 2;

/** `npm run admin -- COMMAND`: carries out a command of an operator, while the program is running or not. */
function run(typed: Typed, config: Config): Promise<Outcome> {
  return withDatabase(config, { mayShare: true }, async (databaseUrl) => {
    const name = `${PRODUCT.toLowerCase()} command, process ${process.pid}`;
    const use = await DatabaseUse.begin(databaseUrl, { name });
    try {
      if (config.databaseUrl === undefined) await migrate(databaseUrl, MIGRATIONS);
      else await waitForMigrations(databaseUrl, MIGRATIONS, { timeoutMs: 0, onWait: () => undefined });
      return await runOn(databaseUrl, typed, config);
    } finally {
      await use.release();
    }
  });
}

/** Starts the application without a server and without jobs. Messages to the other processes go through Redis. */
async function runOn(databaseUrl: string, typed: Typed, config: Config): Promise<Outcome> {
  const quiet: Config = { ...config, role: 'web', metricsPort: undefined, otlpEndpoint: undefined };
  const log = ProcessLog.ofCommand();
  const app = await NestFactory.createApplicationContext(AppModule.of(quiet, databaseUrl, log), {
    abortOnError: false,
    logger: new NestLog(log.log),
  });
  try {
    return await app.get(RunCommand).execute(typed, () => readSecret('New password: '));
  } finally {
    await app.close();
  }
}

/** One sentence, or the error in full if the cause is unknown. */
function fail(error: unknown, isJson: boolean): void {
  const description = describeStartupError(error);
  const sentence = description instanceof Error ? description.message : String(description);
  if (isJson) console.log(JSON.stringify({ error: sentence }));
  else console.error(error instanceof OperatorError ? `${sentence}.` : description);
  process.exitCode = error instanceof OperatorError ? INVALID : 1;
}

const args = process.argv.slice(2);
try {
  const typed = readArguments(args);
  if (typed === 'help') console.log(HELP);
  else {
    const { text, data } = await run(typed, loadConfig());
    console.log(typed.isJson ? JSON.stringify(data) : text);
  }
} catch (error) {
  fail(error, wantsJson(args));
}
