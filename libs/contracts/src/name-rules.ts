/** What can be wrong with a name before anybody is asked whether it is free. */
export type NameProblem = 'empty' | 'tooLong' | 'characters' | 'symbols';

const SYMBOLS = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{So}\u20e3\ufe0f]/u;

/**
 * Letters of any script, with the few marks that scripts put on one; digits; spaces; the listed
 * punctuation. No characters that cannot be seen: some of these are letters by category.
 */
const ALLOWED = /^(?:\p{L}\p{M}{0,3}|\p{Nd}|[-_ .!?,:;'"()&@#$%])*$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** A name as it is kept: composed, trimmed, with single spaces. */
export const cleanName = (typed: string): string => typed.normalize('NFC').trim().replace(/ +/g, ' ');

/** The first thing wrong with a typed name of at most so many characters (code points); null if none. */
export function nameProblem(typed: string, mostCharacters: number): NameProblem | null {
  const name = cleanName(typed);
  if (name === '') return 'empty';
  if ([...name].length > mostCharacters) return 'tooLong';
  if (SYMBOLS.test(name)) return 'symbols';
  return ALLOWED.test(name) && !INVISIBLE.test(name) ? null : 'characters';
}
