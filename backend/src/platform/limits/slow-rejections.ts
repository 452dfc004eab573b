import type { Duplex } from 'node:stream';
import { Allowance } from './allowance.js';
import { FairScheduler, apart } from './fair-scheduler.js';

/** Slows down clients that retry immediately, but is short enough for a person who has hit a limit. */
const AFTER_MS = 1000;
/**
 * The rejections of one address are this far apart. Otherwise, clients that retry would all do so at the same
 * moment.
 */
const APART_MS = 5;
const MAX_HELD = 500;

/**
 * Rejects requests beyond a limit a little later, which takes nothing but a timer. Otherwise a client that
 * doesn't wait could spend all of the server's time on being rejected.
 */
export class SlowRejections {
  private readonly held = new Allowance(MAX_HELD);
  private readonly scheduler = new FairScheduler(apart(APART_MS));

  /**
   * Calls `reject` later, or closes the connection immediately if too many of this address are held already.
   * Returns the function to call if the connection ends before.
   */
  hold(address: string, socket: Duplex, reject: () => void): () => void {
    if (this.held.secondsToWait(address) > 0) {
      socket.destroy();
      return () => undefined;
    }
    const release = this.held.begin(address);
    const timer = setTimeout(() => {
      this.scheduler.run(address, () => {
        if (release()) reject();
      });
    }, AFTER_MS).unref();
    return () => {
      clearTimeout(timer);
      release();
    };
  }
}
