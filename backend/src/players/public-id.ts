import { randomUUID } from 'node:crypto';

/**
 * A new public ID: random like a version 4 UUID, but marked as version 8 (RFC 9562, custom). A playerUUID is
 * always version 4, so a public ID is never accepted in its place.
 */
export function newPublicId(random: string = randomUUID()): string {
  return `${random.slice(0, 14)}8${random.slice(15)}`;
}

/** Deleted players have IDs of the same version, which nobody can present. */
const VERSION_AT = 14;
const DELETED = '8';

export const hasDeletedId = (playerUUID: string): boolean => playerUUID[VERSION_AT] === DELETED;

/** The same in SQL. */
export const isDeletedPlayer = (playerUUID: string): string =>
  `substr(${playerUUID}::text, ${VERSION_AT + 1}, 1) = '${DELETED}'`;
