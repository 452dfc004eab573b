import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tessera/rules';

/** The only source of the current time, so that tests can change it. */
@Injectable()
export class Clock {
  /** Milliseconds since 1970. */
  now(): number {
    return Date.now();
  }

  /** Resolves after this time. */
  async pause(ms: number): Promise<void> {
    await delay(ms);
  }
}

/** That many times 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
