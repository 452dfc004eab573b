import { Injectable } from '@nestjs/common';
import type { RedisClient } from './redis-client.js';
import type { RedisConnections } from './redis-connections.js';

/** The longest time that a request waits for Redis. */
const COMMAND_TIMEOUT_MS = 500;

/** Redis for short commands, if it is configured. */
@Injectable()
export class RedisCommands {
  /** Undefined without Redis. */
  readonly client: RedisClient | undefined;

  constructor(connections: RedisConnections | undefined) {
    this.client = connections?.connect('commands', {
      enableAutoPipelining: true,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
  }

  /** Rejects if Redis doesn't respond. Resolves immediately without Redis. */
  async ping(): Promise<void> {
    await this.client?.ping();
  }
}
