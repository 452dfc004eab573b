import { Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { RedisConnections } from './redis-connections.js';

/** Longer than this no request waits for Redis. */
const COMMAND_TIMEOUT_MS = 500;

/** Redis for short commands, if the configuration names one. */
@Injectable()
export class RedisCommands {
  /** Undefined: there is no Redis. */
  readonly client: Redis | undefined;

  constructor(connections: RedisConnections | undefined) {
    this.client = connections?.connect('commands', {
      enableAutoPipelining: true,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
  }

  /** Rejects while it does not answer; without Redis there is nothing to wait for. */
  async ping(): Promise<void> {
    await this.client?.ping();
  }
}
