import { createHash } from 'node:crypto';
import { ALPHANUMERIC } from '@tessera/contracts/wire';
import { seededRandom, type Random } from '@tessera/solver';
import { newPublicId } from '../players/player.entity.js';

const BYTE = 256;
const NANOID_LENGTH = 21;

/** A random source seeded by a label. Each kind of content has its own, so a change to one doesn't affect others. */
export class SeededRandom {
  readonly next: Random;

  /** A random ID, by default of the length that nanoid's have. */
  readonly id = (length = NANOID_LENGTH): string => this.text(ALPHANUMERIC, length);

  constructor(label: string) {
    this.next = seededRandom(createHash('sha256').update(label).digest().readInt32LE());
  }

  /** A whole number from `least` up to and including `most`. */
  between(least: number, max: number): number {
    return least + Math.floor(this.next() * (max - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.between(0, list.length - 1)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  }

  /** Picks different items in random order, or all of them if there are fewer. */
  sample<T>(list: readonly T[], count = list.length): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () =>
      left.splice(this.between(0, left.length - 1), 1),
    ).flat();
  }

  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => this.pick([...alphabet])).join('');
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.between(0, BYTE - 1)));
  }

  /** A UUID of version 4, like those that clients generate. */
  uuid(): string {
    const hex = this.bytes(16).toString('hex');
    const variant = '89ab'.charAt(this.between(0, 3));
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `${variant}${hex.slice(17, 20)}`,
      hex.slice(20),
    ].join('-');
  }

  publicId(): string {
    return newPublicId(this.uuid());
  }
}
