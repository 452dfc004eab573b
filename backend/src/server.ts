import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { buildOf, PRODUCT } from '@tessera/contracts/product';
import { APP_OPTIONS, appAdapter, prepareApp } from './app.js';
import { AppModule } from './app.module.js';
import { MIGRATIONS } from './migrations.js';
import { describeStartupError } from './describe-startup-error.js';
import type { Config } from './platform/config/config.js';
import { loadConfig } from './platform/config/load-config.js';
import {
  dataDirProblem,
  hostAndPort,
  listenProblem,
  startupWarnings,
} from './platform/config/startup-problems.js';
import { databaseProblem } from './platform/database/database-problem.js';
import { DatabaseUse } from './platform/database/database-use.js';
import { embeddedFolder, startEmbeddedDatabase } from './platform/database/embedded-database.js';
import { waitForMigrations, migrate } from './platform/database/migrate.js';
import { captureOutput, ProcessLog } from './platform/logging/process-log.js';
import { StartupNestLog } from './platform/logging/nest-log.js';
import { MetricsServer } from './platform/metrics/metrics-server.js';
import { VERSION } from './platform/releases/version.js';
import { ServiceLog } from './platform/service-log/service-log.js';
import { closeApp, shutDownInOrder, onShutdownSignal } from './shutdown.js';

/** How long a web or worker process waits for `npm run migrate`. */
const TIMEOUT_MS = 60_000;
/** With several instances, how long this one continues to serve after a shutdown signal. */
const NOTICE_MS = 2_000;
const WEB_ROOT = path.join(import.meta.dirname, '../../frontend/dist');

/** Starts everything. Adds to `started` the functions that stop it again, newest first. */
async function start(config: Config, started: (() => Promise<void>)[]): Promise<void> {
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, started));
  const app = await startApp(config, databaseUrl, started).catch((error: unknown) => {
    throw config.databaseUrl === undefined ? error : databaseProblem(error, config.databaseUrl);
  });
  const server = app.getHttpServer();
  // Nest would also print the error itself.
  await once(server.listen(config.port, config.host), 'listening').catch((error: unknown) => {
    throw listenProblem(error, config.host, config.port);
  });
  isStarting = false;
  app.get(ServiceLog).start();
  const { port } = server.address() as AddressInfo;
  const metricsPort = app.get(MetricsServer).port;
  if (metricsPort !== undefined)
    lifecycle.info(`Metrics at http://${hostAndPort(config.host, metricsPort)}/metrics`);
  for (const warning of startupWarnings(config)) lifecycle.warn(warning);
  lifecycle.info(startLine(config, `http://${hostAndPort(config.host, port)}`));
}

function startLine({ role, publicOrigin, commit }: Config, address: string): string {
  const build = buildOf(VERSION, commit);
  if (role === 'worker') return `${build} runs jobs. Its health checks are at ${address}/api/health/live`;
  return `${build} is at ${publicOrigin ?? address}`;
}

async function startApp(
  config: Config,
  databaseUrl: string,
  started: (() => Promise<void>)[],
): Promise<NestExpressApplication> {
  await prepareDatabase(config, databaseUrl, started);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.of(config, databaseUrl, processLog),
    appAdapter(config),
    { ...APP_OPTIONS, logger: new StartupNestLog(processLog.log) },
  );
  started.unshift(() => closeApp(app, { noticeMs: config.redisUrl === undefined ? 0 : NOTICE_MS }));
  await prepareApp(app, config, existsSync(WEB_ROOT) ? { webRoot: WEB_ROOT } : {});
  return app;
}

/** Keeps others from restoring a backup meanwhile, and brings the database up to date. */
async function prepareDatabase(
  config: Config,
  databaseUrl: string,
  started: (() => Promise<void>)[],
): Promise<void> {
  const onReplaced = () => {
    lifecycle.error('A backup has been restored into the database. Start again to continue with it.');
    void stop(1);
  };
  const use = await DatabaseUse.begin(databaseUrl, {
    name: `${PRODUCT.toLowerCase()} ${config.role}, process ${process.pid}`,
    onReplaced,
  });
  started.unshift(() => use.release());
  await bringUpToDate(config, databaseUrl);
  await use.noteContents();
}

/**
 * A single process migrates by itself. With several processes, `npm run migrate` does that before they start.
 */
const bringUpToDate = ({ role }: Config, databaseUrl: string): Promise<void> =>
  role === 'all'
    ? migrate(databaseUrl, MIGRATIONS)
    : waitForMigrations(databaseUrl, MIGRATIONS, {
        timeoutMs: TIMEOUT_MS,
        onWait: (count) => lifecycle.info(`Waiting for ${count} ${count === 1 ? 'migration' : 'migrations'}`),
      });

async function startDatabase({ dataDir }: Config, started: (() => Promise<void>)[]): Promise<string> {
  const onExit = () => {
    const serverLog = path.join(embeddedFolder(dataDir), 'server.log');
    lifecycle.error(`The embedded database stopped unexpectedly. See ${serverLog}.`);
    void stop(1);
  };
  const database = await startEmbeddedDatabase(dataDir, { onExit }).catch((error: unknown) => {
    throw dataDirProblem(error, dataDir);
  });
  started.unshift(() => database.stop());
  return database.url;
}

const processLog = new ProcessLog();
const { log, lifecycle } = processLog;
captureOutput(processLog);
const started: (() => Promise<void>)[] = [];
let isStarting = true;
let stopping = false;

function reportFailure(description: unknown): void {
  if (typeof description === 'string') lifecycle.fatal(description);
  else lifecycle.fatal({ err: description }, 'Failed to start');
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // An interrupted startup would log many errors that don't matter.
  if (isStarting) log.level = 'silent';
  await shutDownInOrder(started, (err) => log.error({ err }, 'a part could not be stopped'));
  if (exitCode === 0) lifecycle.info('Stopped');
  await processLog.flush();
  process.exit(exitCode);
}

onShutdownSignal((signal) => {
  lifecycle.info(`Stopping because of ${signal}`);
  void stop(0);
});

try {
  const config = loadConfig();
  log.level = config.logLevel;
  await start(config, started);
} catch (error) {
  if (!stopping) reportFailure(describeStartupError(error));
  await stop(1);
}
