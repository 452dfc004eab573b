import { digest } from '../platform/redis/redis-keys.js';

/** What is stored of a player who reports something, so that they count once: nobody can act as them with it. */
export const senderOf = (playerUUID: string): string => digest(`report by ${playerUUID}`);
