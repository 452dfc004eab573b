import type { Writable } from 'node:stream';
import { format } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { PRODUCT } from '@tessera/contracts/product';
import { AppModule } from './app.module.js';
import { describeStartupError } from './describe-startup-error.js';
import { MIGRATIONS } from './migrations.js';
import {
  HELP,
  OperatorError,
  type Outcome,
  readArguments,
  RunCommand,
  type Typed,
  wantsJson,
} from './operator/index.js';
import type { Config } from './platform/config/config.js';
import { loadConfig } from './platform/config/load-config.js';
import { DatabaseUse } from './platform/database/database-use.js';
import { migrate, waitForMigrations } from './platform/database/migrate.js';
import { NestLog } from './platform/logging/nest-log.js';
import { ProcessLog } from './platform/logging/process-log.js';
import { withDatabase } from './with-database.js';

const INVALID = 2;

/** What a command reads and writes. */
export interface AdminIo {
  /** By default, that of the process. */
  env?: Readonly<Record<string, string | undefined>>;
  askSecret: (question: string) => Promise<string>;
  output: Writable;
  errors: Writable;
}

function run(typed: Typed, config: Config, io: AdminIo): Promise<Outcome> {
  return withDatabase(config, { mayShare: true }, async (databaseUrl) => {
    const name = `${PRODUCT.toLowerCase()} command, process ${process.pid}`;
    const use = await DatabaseUse.begin(databaseUrl, { name });
    try {
      if (config.databaseUrl === undefined) await migrate(databaseUrl, MIGRATIONS);
      else await waitForMigrations(databaseUrl, MIGRATIONS, { timeoutMs: 0, onWait: () => undefined });
      return await runOn(databaseUrl, typed, config, io);
    } finally {
      await use.release();
    }
  });
}

/** Starts the application without a server and without jobs. Messages to the other processes go through Redis. */
async function runOn(
  databaseUrl: string,
  typed: Typed,
  config: Config,
  { askSecret, errors }: AdminIo,
): Promise<Outcome> {
  const quiet: Config = { ...config, role: 'web', metricsPort: undefined, otlpEndpoint: undefined };
  const log = ProcessLog.ofCommand(errors);
  const app = await NestFactory.createApplicationContext(AppModule.of(quiet, databaseUrl, log), {
    abortOnError: false,
    logger: new NestLog(log.log),
  });
  try {
    return await app.get(RunCommand).execute(typed, () => askSecret('New password: '));
  } finally {
    await app.close();
  }
}

/** Carries out a command of an operator, while the program is running or not. Resolves to its exit code. */
export async function adminCommand(args: readonly string[], io: AdminIo): Promise<number> {
  const print = (text: string, to = io.output) => to.write(`${text}\n`);
  try {
    const typed = readArguments(args);
    if (typed === 'help') print(HELP);
    else {
      const { text, data } = await run(typed, loadConfig(io.env), io);
      print(typed.isJson ? JSON.stringify(data) : text);
    }
    return 0;
  } catch (error) {
    const isMistake = error instanceof OperatorError;
    // One sentence, or the error in full if the cause is unknown.
    const description = describeStartupError(error);
    const sentence = description instanceof Error ? description.message : String(description);
    if (wantsJson(args)) print(JSON.stringify({ error: sentence }));
    else print(isMistake ? `${sentence}.` : format(description), io.errors);
    return isMistake ? INVALID : 1;
  }
}
