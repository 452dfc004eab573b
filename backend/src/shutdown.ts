import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Hub, Heartbeat } from './live/index.js';
import { Readiness } from './platform/health/health.controller.js';

/**
 * How long clients have to disconnect and get their last responses after being asked to reconnect elsewhere.
 */
const HANGING_UP_MS = 2_000;
/** How long running requests have to finish. After that, all remaining connections are closed. */
const GRACE_MS = 3_000;
/** Two steps must fit into the 25 s within which a process has to end. */
const STEP_DEADLINE_MS = 12_000;
const CHECK_EVERY_MS = 25;
/** A single Ctrl-C can arrive twice: from the terminal, and forwarded by npm. */
const SAME_PRESS_MS = 500;

interface Leave {
  /**
   * How long to continue serving after the readiness probe fails, because load balancers need time to notice.
   */
  noticeMs: number;
}

/**
 * Closes the application: fails the readiness probe, stops accepting connections, asks clients to reconnect
 * elsewhere and finishes running requests. Idle connections don't delay it.
 */
export async function closeApp(app: INestApplication, { noticeMs }: Leave): Promise<void> {
  app.get(Readiness).end();
  await sleep(noticeMs);
  const server = app.getHttpServer() as Server;
  const closed = server.listening ? once(server, 'close') : undefined;
  server.close();
  app.get(Heartbeat).announceRestart();
  const hub = app.get(Hub);
  const tooLong = Date.now() + HANGING_UP_MS;
  while (hub.connections().length > 0 && Date.now() < tooLong) await sleep(CHECK_EVERY_MS);
  hub.closeAll();
  // Node closes the connections that are idle when the server closes, and not those that become idle later.
  const whenIdle = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(whenIdle);
  clearTimeout(cutOff);
  await app.close();
}

/** Runs the steps one after another. A step that fails or hangs doesn't prevent the others. */
export async function shutDownInOrder(
  steps: readonly (() => Promise<void>)[],
  onError: (error: unknown) => void,
): Promise<void> {
  for (const end of steps) {
    await Promise.race([end(), sleep(STEP_DEADLINE_MS)]).catch(onError);
  }
}

/** Calls `stop` on the first shutdown signal, and exits immediately on the second. */
export function onShutdownSignal(stop: (signal: NodeJS.Signals) => void): void {
  let firstSignalAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    // This also interrupts whatever is still running, above all the embedded database.
    if (firstSignalAt !== undefined && Date.now() - firstSignalAt > SAME_PRESS_MS) process.exit(1);
    if (firstSignalAt === undefined) stop(signal);
    firstSignalAt ??= Date.now();
  };
  // Nest's own shutdown hooks would raise the signal again before the database has stopped.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
