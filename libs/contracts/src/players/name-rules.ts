/** What can be wrong with a name, apart from being taken. */
export type NameProblem = 'empty' | 'tooLong' | 'characters' | 'symbols';

const SYMBOLS = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{So}\u20e3\ufe0f]/u;

/** The signs that suppress the vowels of consonants in Indic scripts. */
const VIRAMAS =
  '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u1039\u103a\u17d2\u1b44\u1baa';
/** Arabic letters that don't connect to the next one anyway. */
const UNCONNECTED =
  '\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0649\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5';
const MARKS = String.raw`\p{M}{0,3}`;

/**
 * A joiner or non-joiner, which is invisible itself, where it changes the shapes of letters: after a virama, before one in
 * Bengali, and between Arabic letters that would connect (as in Persian names).
 */
const JOINER = [
  `(?<=[${VIRAMAS}])[\\u200c\\u200d]`,
  String.raw`(?<=\u09b0)\u200d(?=\u09cd)`,
  `(?<=(?![${UNCONNECTED}])\\p{Script=Arabic}${MARKS})\\u200c(?=\\p{Script=Arabic})`,
].join('|');

/**
 * Letters of any script with a few combining marks each, digits, spaces and the listed punctuation. Invisible
 * characters are excluded, including those that Unicode classifies as letters.
 */
const ALLOWED = new RegExp(
  `^(?:\\p{L}${MARKS}(?:(?:${JOINER})${MARKS})?|\\p{Nd}|[-_ .!?,:;'"()&@#$%])*$`,
  'u',
);
const JOINERS = /[\u200c\u200d]/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** What phones and word processors type instead of the allowed punctuation, or instead of a space. */
const TYPED_FOR: readonly (readonly [string, RegExp])[] = [
  ["'", /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060]/g],
  ['"', /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g],
  ['-', /[\u2010-\u2015\u2212\ufe58\ufe63]/g],
  ['...', /\u2026/g],
  [' ', /[\p{Zs}]/gu],
];
/** The punctuation of East Asian keyboards, as wide as a letter of theirs. */
const WIDE = /[\uff01-\uff0f\uff1a-\uff20\uff3f]/g;
const WIDER_BY = 0xfee0;

/** In code units. Composing a long run of combining marks takes quadratic time, and no name may be as long. */
const MAX_TYPED = 1000;

/**
 * The form of a name that is stored: composed (NFC), with plain punctuation, whatever the keyboard made of it, trimmed,
 * with single spaces. What is far too long for a name is returned as it is.
 */
export function cleanName(typed: string): string {
  if (typed.length > MAX_TYPED) return typed;
  const composed = typed.normalize('NFC');
  const narrow = composed.replace(WIDE, (char) => String.fromCharCode(char.charCodeAt(0) - WIDER_BY));
  const plain = TYPED_FOR.reduce((name, [meant, others]) => name.replace(others, meant), narrow);
  return plain.trim().replace(/ +/g, ' ');
}

/**
 * The first problem of a typed name that may have at most `mostCharacters` code points; null if it has none.
 */
export function nameProblem(typed: string, mostCharacters: number): NameProblem | null {
  const name = cleanName(typed);
  if (name === '') return 'empty';
  if ([...name].length > mostCharacters) return 'tooLong';
  if (SYMBOLS.test(name)) return 'symbols';
  return ALLOWED.test(name) && !INVISIBLE.test(name.replace(JOINERS, '')) ? null : 'characters';
}
