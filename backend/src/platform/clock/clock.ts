import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

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
