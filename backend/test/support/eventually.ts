import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_EVERY_MS = 20;
/** Far longer than needed, because everything takes ten times as long on a busy machine. */
const TIMEOUT_MS = 120_000;

/** Resolves once the condition holds, and rejects if it never does. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${TIMEOUT_MS} ms`);
    await sleep(CHECK_EVERY_MS);
  }
}
