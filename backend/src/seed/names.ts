import type { SeededRandom } from './seeded-random.js';

const FIRST = [
  'Amber',
  'Brisk',
  'Calm',
  'Clever',
  'Copper',
  'Dapper',
  'Eager',
  'Gentle',
  'Golden',
  'Happy',
  'Ivory',
  'Jolly',
  'Lucky',
  'Mellow',
  'Nimble',
  'Patient',
  'Quiet',
  'Silver',
  'Sunny',
  'Witty',
];
const SECOND = [
  'Badger',
  'Finch',
  'Fox',
  'Gecko',
  'Hare',
  'Heron',
  'Ibis',
  'Koala',
  'Lark',
  'Lynx',
  'Magpie',
  'Newt',
  'Otter',
  'Panda',
  'Plover',
  'Raven',
  'Seal',
  'Stoat',
  'Wren',
  'Yak',
];
/** Names that are hard to display or sort correctly. */
const UNUSUAL = ['Zoë', 'Łukasz', 'Ümit', '李娜', 'Ο Νίκος', 'Jo', "O'Hara", 'The Longest Name Allowed!'];

/** Different names, including the unusual ones. */
export function playerNames(count: number, random: SeededRandom): string[] {
  const pairs = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`));
  const common = random.sample(pairs, Math.max(0, count - UNUSUAL.length));
  return random.sample([...UNUSUAL, ...common]).slice(0, count);
}
