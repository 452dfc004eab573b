import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';

/** What is under way gets this long; then whoever still holds a connection is cut off. */
const GRACE_MS = 3_000;
const STEP_DEADLINE_MS = 10_000;
/** One Ctrl-C may come several times: from the terminal, and passed on by npm. */
const SAME_PRESS_MS = 500;

/** Answers the requests under way, and waits for nobody who only holds a connection open. */
export async function closeApp(app: INestApplication): Promise<void> {
  const server = app.getHttpServer() as Server;
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await app.close().finally(() => clearTimeout(cutOff));
}

/** Takes the steps one after the other; one that fails or hangs keeps none of the others from its turn. */
export async function endInOrder(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const end of steps) {
    await Promise.race([end(), sleep(STEP_DEADLINE_MS)]).catch((error: unknown) => console.error(error));
  }
}

/** Calls `stop` when the process is told to end, and ends it at once when it is told a second time. */
export function onEndSignal(stop: () => void): void {
  let firstTold: number | undefined;
  const told = () => {
    // What is left, the built-in database above all, is interrupted on exit.
    if (firstTold !== undefined && Date.now() - firstTold > SAME_PRESS_MS) process.exit(1);
    firstTold ??= Date.now();
    stop();
  };
  // Nest's own shutdown hooks would raise the signal again before the database has stopped.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, told);
}
