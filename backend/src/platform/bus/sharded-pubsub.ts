import type { Redis } from 'ioredis';

/**
 * Has this server sharded channels (Redis 7)? Asked anew on each connection, for a server may have been
 * replaced. One that does not tell is taken to have none.
 */
export async function supportsShardedPubSub(client: Redis): Promise<boolean> {
  try {
    const [description] = await client.command('INFO', 'spublish');
    return Array.isArray(description) && description.length > 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'ReplyError') return false;
    throw error;
  }
}
