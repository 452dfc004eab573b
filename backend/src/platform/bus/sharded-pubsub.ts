import type { RedisClient } from '../redis/redis-client.js';

/**
 * Whether this server supports sharded channels (Redis 7). Checked for each connection, because the server
 * may have been replaced. A server that rejects the question counts as having none.
 */
export async function supportsShardedPubSub(client: RedisClient): Promise<boolean> {
  try {
    const [description] = await client.command('INFO', 'spublish');
    return Array.isArray(description) && description.length > 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'ReplyError') return false;
    throw error;
  }
}
