// Waiting, for the helpers that tests and benchmarks share.
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;

/** Resolves once the condition holds, and rejects if it never does. */
export async function until(what, holds) {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${TIMEOUT_MS} ms`);
    await sleep(20);
  }
}
