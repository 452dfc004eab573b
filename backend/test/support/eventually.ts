import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** Far more than it takes: on a busy machine everything takes ten times as long. */
const PATIENCE_MS = 30_000;

/** Resolves when it holds; rejects when it never does. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${patienceMs} ms`);
    await sleep(LOOK_EVERY_MS);
  }
}
