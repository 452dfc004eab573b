import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Hub, Heartbeat } from './live/live.module.js';
import { Readiness } from './platform/health/health.module.js';

/** Whoever is told to come back elsewhere gets this long to hang up, and with that its last answers. */
const HANGING_UP_MS = 1_000;
/** What is under way gets this long; then whoever still holds a connection is cut off. */
const GRACE_MS = 3_000;
/** Two steps of this length are less than the 25 s in which a process has to be gone. */
const STEP_DEADLINE_MS = 12_000;
const LOOK_EVERY_MS = 25;
/** One Ctrl-C may come several times: from the terminal, and passed on by npm. */
const SAME_PRESS_MS = 500;

interface Leave {
  /** So long it serves on after its probe has said that it ends: balancers need a moment to notice. */
  noticeMs: number;
}

/**
 * Leaves its players to others: unready, nobody new, everybody told where to go, what is under way answered.
 * It waits for nobody who only holds a connection open.
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
  while (hub.connections().length > 0 && Date.now() < tooLong) await sleep(LOOK_EVERY_MS);
  hub.closeAll();
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(cutOff);
  await app.close();
}

/** Takes the steps one after the other; one that fails or hangs keeps none of the others from its turn. */
export async function shutDownInOrder(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const end of steps) {
    await Promise.race([end(), sleep(STEP_DEADLINE_MS)]).catch((error: unknown) => console.error(error));
  }
}

/** Calls `stop` when the process is told to end, and ends it at once when it is told a second time. */
export function onShutdownSignal(stop: () => void): void {
  let firstSignalAt: number | undefined;
  const onSignal = () => {
    // What is left, the built-in database above all, is interrupted on exit.
    if (firstSignalAt !== undefined && Date.now() - firstSignalAt > SAME_PRESS_MS) process.exit(1);
    firstSignalAt ??= Date.now();
    stop();
  };
  // Nest's own shutdown hooks would raise the signal again before the database has stopped.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
