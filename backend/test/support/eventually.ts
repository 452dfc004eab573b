import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** Far longer than needed, because everything takes ten times as long on a busy machine. */
const PATIENCE_MS = 120_000;

/** Resolves once the condition holds, and rejects if it never does. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS} ms`);
    await sleep(LOOK_EVERY_MS);
  }
}
