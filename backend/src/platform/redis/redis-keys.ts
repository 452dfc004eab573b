import { hash } from 'node:crypto';
import { KEY_PREFIX } from '@tessera/contracts/constants';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** A name that can be told from others, but not read. */
export const digest = (name: string): string => hash('sha256', name, 'base64url');

/**
 * The name that something goes by in Redis. A player's UUID is a capability, so none stands in it in
 * clear: whoever watches Redis learns nothing to play with.
 */
export const redisKey = (kind: string, name: string): string =>
  `${KEY_PREFIX}:${kind}:${name.replace(UUID, digest)}`;
