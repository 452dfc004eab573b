import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { MAX_WAITING_PASSWORDS } from '@tessera/contracts/wire';
import { WorkWindow } from '../platform/limits/work-window.js';
import { AppError } from '../platform/requests/app-error.js';

const RETRY_AFTER_SECONDS = 2;
/** Work of a higher rank has to pause between runs. */
const LAST_HURRIED_RANK = 5;
/** How long that pause is, as a multiple of the run before it. */
const REST_FACTOR = 5;

/**
 * Hashes only a few passwords at the same time, so that a flood of them neither fills the thread pool nor takes
 * all cores. The lowest rank goes first. Work of a high rank uses its cores for about a sixth of the time. If
 * too many wait, the one with the highest rank is rejected.
 */
export class HashQueue {
  private readonly window: WorkWindow;
  private isResting = false;

  constructor(
    atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
    max: number = MAX_WAITING_PASSWORDS,
  ) {
    const mayStart = (rank: number) => !this.isResting || rank <= LAST_HURRIED_RANK;
    this.window = new WorkWindow({ inProgress: atOnce, waiting: max }, { mayStart });
  }

  run<Result>(rank: number, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const start = () => {
        const since = performance.now();
        const done = work().finally(() => {
          if (rank > LAST_HURRIED_RANK) this.rest(REST_FACTOR * (performance.now() - since));
        });
        this.window.hold(done);
        done.then(resolve, reject);
      };
      const evict = () => reject(new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      this.window.offer({ rank, start, evict });
    });
  }

  private rest(ms: number): void {
    this.isResting = true;
    setTimeout(() => {
      this.isResting = false;
      this.window.startNext();
    }, ms).unref();
  }
}

const queue = new HashQueue();

/** The rank of whoever hasn't just made other attempts. */
const FIRST_ATTEMPT = 1;

/** What is hashed, so that a password is the same on every keyboard (NIST SP 800-63B, section 3.1.1.2). */
const normalized = (password: string): string => password.normalize('NFKC');

/** Argon2id with the package's recommended parameters: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(FIRST_ATTEMPT, () => hash(normalized(password)));

/** Earlier passwords were hashed as they were typed, composed or not. All are one text for most passwords. */
const formsOf = (password: string): string[] => [
  ...new Set([normalized(password), password, password.normalize('NFC'), password.normalize('NFD')]),
];

let nobodys: string | undefined;

/**
 * Takes the same time without a hash, so that response times don't reveal which accounts have no password. If
 * many passwords wait to be checked, those with a lower rank go first.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  rank: number = FIRST_ATTEMPT,
): Promise<boolean> {
  nobodys ??= await hashPassword(randomUUID());
  const known = passwordHash ?? nobodys;
  for (const form of formsOf(password)) {
    if (await queue.run(rank, () => verify(known, form))) return passwordHash !== null;
  }
  return false;
}
