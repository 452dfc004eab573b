import { Inject, Injectable } from '@nestjs/common';
import { MOST_CONNECTIONS } from '@tessera/contracts/constants';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../http/app-error.js';
import type { LimitKeys } from './limit-keys.js';

const RETRY_AFTER_SECONDS = 30;
const SCOPES = ['address', 'player'] as const;

/** Limits open connections, so that nobody can use up all of them on this instance. */
@Injectable()
export class ConnectionLimit {
  private readonly open = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Counts a new connection, or rejects it. Returns the function to call when the connection has ended. */
  take(limitKeys: LimitKeys): () => void {
    const { limits } = this.config;
    const places = SCOPES.flatMap((scope) => {
      const key = limitKeys[scope];
      return key === undefined ? [] : [{ key: `${scope}:${key}`, most: MOST_CONNECTIONS[scope] * limits }];
    });
    if (limits > 0 && places.some(({ key, most }) => this.numberOf(key) >= most)) {
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    for (const { key } of places) this.open.set(key, this.numberOf(key) + 1);
    let isOpen = true;
    return () => {
      if (isOpen) for (const { key } of places) this.leave(key);
      isOpen = false;
    };
  }

  private numberOf(key: string): number {
    return this.open.get(key) ?? 0;
  }

  private leave(key: string): void {
    const left = this.numberOf(key) - 1;
    if (left > 0) this.open.set(key, left);
    else this.open.delete(key);
  }
}
