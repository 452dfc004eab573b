import type { Duplex } from 'node:stream';
import { OpenCounter } from './open-counter.js';

/** Slows down clients that try again at once, and is within what a person at a limit accepts. */
const AFTER_MS = 1000;
const MOST_HELD = 500;

/**
 * Rejects requests beyond a limit a little later, which takes nothing but a timer. Otherwise a client that
 * doesn't wait could spend all of the server's time on being rejected.
 */
export class SlowRejections {
  private readonly held = new OpenCounter();

  /**
   * Calls `reject` later, or ends the connection at once if too many of this address are held already. Returns
   * the function to call if the connection ends before.
   */
  hold(address: string, socket: Duplex, reject: () => void): () => void {
    if (this.held.numberOf(address) >= MOST_HELD) {
      socket.destroy();
      return () => undefined;
    }
    const leave = this.held.add(address);
    const timer = setTimeout(() => {
      leave();
      reject();
    }, AFTER_MS).unref();
    return () => {
      clearTimeout(timer);
      leave();
    };
  }
}
