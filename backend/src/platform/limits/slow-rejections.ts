import type { Duplex } from 'node:stream';
import { OpenCounter } from './open-counter.js';

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
  private readonly held = new OpenCounter();
  /** When the last one that is held for an address will be rejected. */
  private readonly last = new Map<string, number>();

  /**
   * Calls `reject` later, or closes the connection immediately if too many of this address are held already.
   * Returns the function to call if the connection ends before.
   */
  hold(address: string, socket: Duplex, reject: () => void): () => void {
    if (this.held.numberOf(address) >= MAX_HELD) {
      socket.destroy();
      return () => undefined;
    }
    const now = performance.now();
    const at = Math.max(now + AFTER_MS, (this.last.get(address) ?? 0) + APART_MS);
    this.last.set(address, at);
    const end = this.held.add(address);
    const leave = () => {
      end();
      if (this.held.numberOf(address) === 0) this.last.delete(address);
    };
    const timer = setTimeout(() => {
      leave();
      reject();
    }, at - now).unref();
    return () => {
      clearTimeout(timer);
      leave();
    };
  }
}
