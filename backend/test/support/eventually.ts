import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** Far longer than needed: on a busy machine everything takes ten times as long. */
const PATIENCE_MS = 120_000;

/** Resolves when it holds; rejects when it never does. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS} ms`);
    await sleep(LOOK_EVERY_MS);
  }
}
