import path from 'node:path';
import { existsSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PRODUCT } from '@tessera/contracts/constants';
import { APP_OPTIONS, prepareApp } from './app.js';
import { AppModule } from './app.module.js';
import { MIGRATIONS } from './migrations.js';
import { ConfigError, loadConfig, type Config } from './platform/config/config.js';
import { EmbeddedPostgresError } from './platform/database/embedded-postgres-error.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/database/embedded-postgres.js';
import { migrate } from './platform/database/migrate.js';
import { closeApp, endInOrder, onEndSignal } from './stop.js';

const WEB_ROOT = path.join(import.meta.dirname, '../../frontend/dist');

/** Starts everything; answers what has to be ended again, newest first. */
async function start(config: Config, started: (() => Promise<void>)[]): Promise<void> {
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, started));
  await migrate(databaseUrl, MIGRATIONS);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.of(config, databaseUrl),
    APP_OPTIONS,
  );
  started.unshift(() => closeApp(app));
  await prepareApp(app, config, existsSync(WEB_ROOT) ? { webRoot: WEB_ROOT } : {});
  await app.listen(config.port, config.host);
  const { port } = app.getHttpServer().address() as { port: number };
  console.log(`${PRODUCT} is at ${config.publicOrigin ?? `http://${config.host}:${port}`}`);
}

async function startDatabase({ dataDir }: Config, started: (() => Promise<void>)[]): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  const onExit = () => {
    console.error(`The built-in database ended by itself; ${path.join(folder, 'server.log')} may say why.`);
    void stop(1);
  };
  const database: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: folder, onExit });
  started.unshift(() => database.stop());
  return database.url;
}

const started: (() => Promise<void>)[] = [];
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await endInOrder(started);
  process.exit(exitCode);
}

onEndSignal(() => void stop(0));

try {
  await start(loadConfig(), started);
} catch (error) {
  console.error(explain(error));
  await stop(1);
}

/** One plain line per problem where it is known what went wrong; everything otherwise. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return `The configuration is not right:\n${error.message}`;
  if (error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nAnother program listens there; choose another PORT.`;
  }
  return error;
}
