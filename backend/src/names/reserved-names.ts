import { PRODUCT } from '@tessera/contracts/constants';
import { nameKeys } from './name-keys.js';

/** Not allowed as a name or as any word of one: it would suggest that the player speaks for the game. */
const ROLES = [PRODUCT, 'admin', 'administrator', 'moderator'];
/** Not allowed as the whole name. */
const WHOLE = [...ROLES, 'moderators', 'admins', 'official', 'operator', 'staff', 'support', 'system'];

const looksOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => nameKeys(word).look));
const [roles, whole] = [looksOf(ROLES), looksOf(WHOLE)];

/** A number at either end doesn't change the word; one in the middle may stand for a letter. */
const bareLook = (word: string): string => nameKeys(word.replace(/^\p{N}+|\p{N}+$/gu, '')).look;

/** Would a player of that name be taken for somebody who runs the game? */
export function isReserved(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => roles.has(bareLook(word))) || whole.has(bareLook(words.join('')));
}
