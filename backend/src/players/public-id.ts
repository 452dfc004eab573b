import { randomUUID } from 'node:crypto';

/**
 * A new public id: random like a version 4 UUID, marked as version 8 (RFC 9562, free form). A
 * capability is always version 4, so that no public id can ever be presented as one.
 */
export function newPublicId(): string {
  const random = randomUUID();
  return `${random.slice(0, 14)}8${random.slice(15)}`;
}
