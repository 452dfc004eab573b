import { PRODUCT } from '@tessera/contracts/constants';
import { nameKeys } from './name-keys.js';

/** Not allowed as a name, or as a word in one, because the player would seem to speak for the game. */
const ROLES = [PRODUCT, 'admin', 'administrator', 'moderator'];
/** Not allowed as the whole name. */
const WHOLE = [...ROLES, 'moderators', 'admins', 'official', 'operator', 'staff', 'support', 'system'];

const looksOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => nameKeys(word).look));
const [roles, whole] = [looksOf(ROLES), looksOf(WHOLE)];

/** A number at either end doesn't change the word; one in the middle may stand for a letter. */
const bareLook = (word: string): string => nameKeys(word.replace(/^\p{N}+|\p{N}+$/gu, '')).look;

/** Whether others might think that a player with this name runs the game. */
export function isReserved(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => roles.has(bareLook(word))) || whole.has(bareLook(words.join('')));
}
