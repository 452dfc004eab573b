/** What can be wrong with a name, apart from being taken. */
export type NameProblem = 'empty' | 'tooLong' | 'characters' | 'symbols';

const SYMBOLS = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{So}\u20e3\ufe0f]/u;

/**
 * Letters of any script with a few combining marks each, digits, spaces and the listed punctuation. Invisible
 * characters are excluded, including those that Unicode classifies as letters.
 */
const ALLOWED = /^(?:\p{L}\p{M}{0,3}|\p{Nd}|[-_ .!?,:;'"()&@#$%])*$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** The form of a name that is stored: composed (NFC), trimmed, with single spaces. */
export const cleanName = (typed: string): string => typed.normalize('NFC').trim().replace(/ +/g, ' ');

/**
 * The first problem of a typed name that may have at most `mostCharacters` code points; null if it has none.
 */
export function nameProblem(typed: string, mostCharacters: number): NameProblem | null {
  const name = cleanName(typed);
  if (name === '') return 'empty';
  if ([...name].length > mostCharacters) return 'tooLong';
  if (SYMBOLS.test(name)) return 'symbols';
  return ALLOWED.test(name) && !INVISIBLE.test(name) ? null : 'characters';
}
