import { randomUUID } from 'node:crypto';

/**
 * A new public ID: random like a version 4 UUID, but marked as version 8 (RFC 9562, custom). A playerUUID is
 * always version 4, so a public ID is never accepted in its place.
 */
export function newPublicId(random: string = randomUUID()): string {
  return `${random.slice(0, 14)}8${random.slice(15)}`;
}
