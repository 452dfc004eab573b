import { DUEL_TEXTS } from '@tessera/contracts/duels';
import { PRODUCT } from '@tessera/contracts/product';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import { nameKeys } from './readings.js';

/** Not allowed as a name, or as a word in one, because the player would seem to speak for the game. */
const ROLES = [
  PRODUCT,
  'admin',
  'admins',
  'administrator',
  'administrators',
  'moderator',
  'moderators',
  'official',
  'sysadmin',
  'webmaster',
  'gamemaster',
];
/** Not allowed as the whole name. Some are what the game itself calls players. */
const WHOLE = [
  ...ROLES,
  'mod',
  'mods',
  'operator',
  'staff',
  'support',
  'system',
  'root',
  'owner',
  'developer',
  'the team',
  'customer support',
  'help desk',
  'helpdesk',
  'security team',
  'support team',
  'mod team',
  'staff team',
  DUEL_TEXTS.botName,
  RESULTS_TEXTS.anonymous,
  'unknown player',
  'deleted player',
  'deleted user',
];
/** Words that don't change what a role attached to them suggests: AdminTeam, TheRealAdmin. */
const AFFIXES = [
  'the',
  'real',
  'team',
  'support',
  'staff',
  'help',
  'bot',
  'game',
  'site',
  'mod',
  'mods',
  'hq',
];

const looksOf = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => nameKeys(word.replaceAll(' ', '')).look)),
];
const [roles, whole] = [new Set(looksOf(ROLES)), new Set(looksOf(WHOLE))];
const oneOf = (words: readonly string[]): string => `(?:${looksOf(words).join('|')})`;
const affixed = new RegExp(`^${oneOf(AFFIXES)}*(?:${oneOf(ROLES)}${oneOf(AFFIXES)}*)+$`, 'u');

/** A number at either end doesn't change the word; one in the middle may stand for a letter. */
const bareLook = (word: string): string => nameKeys(word.replace(/^\p{N}+|\p{N}+$/gu, '')).look;

/** Whether others might think that a player with this name runs the game. */
export function isReserved(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  const joined = bareLook(words.join(''));
  return words.some((word) => roles.has(bareLook(word))) || whole.has(joined) || affixed.test(joined);
}
