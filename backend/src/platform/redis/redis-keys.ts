import { hash } from 'node:crypto';
import { KEY_PREFIX } from '@tessera/contracts/product';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Distinguishes names without revealing them. */
export const digest = (name: string): string => hash('sha256', name, 'base64url');

/**
 * The key of something in Redis. UUIDs of players are secret, so none is readable there: someone who can read
 * Redis can't play as anyone.
 */
export const redisKey = (kind: string, name: string): string =>
  `${KEY_PREFIX}:${kind}:${name.replace(UUID, digest)}`;
