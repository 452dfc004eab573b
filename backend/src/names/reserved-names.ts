import { PRODUCT } from '@tessera/contracts/constants';
import { nameKeys } from './name-keys.js';

/** Nobody may be called that, or have it as one of several words: who else would be believed to speak for the game? */
const ROLES = [PRODUCT, 'admin', 'administrator', 'moderator'];
/** Nobody may be called just that. */
const WHOLE = [...ROLES, 'moderators', 'admins', 'official', 'operator', 'staff', 'support', 'system'];

const looksOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => nameKeys(word).look));
const [roles, whole] = [looksOf(ROLES), looksOf(WHOLE)];

/** A number at either end makes no other word of it; one in its middle may stand for a letter. */
const bareLook = (word: string): string => nameKeys(word.replace(/^\p{N}+|\p{N}+$/gu, '')).look;

/** Would a player of that name be taken for somebody who runs the game? */
export function isReserved(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => roles.has(bareLook(word))) || whole.has(bareLook(words.join('')));
}
