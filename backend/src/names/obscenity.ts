import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Removes everything but letters, digits and spaces. */
const withoutMarks = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '');

/** All readings of a name in which neighboring words or letters are joined. */
function runsOf(name: string): string[] {
  const words = name.split(/ +/);
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_, more) => words.slice(from, from + more + 2).join('')),
  );
}

/** Whether the whole text is one obscene word. "Push it" isn't; "s h i t" is. */
const isOneWord = (text: string): boolean =>
  matcher
    .getAllMatches(text)
    .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === text.length - 1);

/** Whether a name contains an obscene word, even with marks or spaces between its letters. */
export function isObscene(name: string): boolean {
  const plain = withoutMarks(name);
  return [name, plain].some((text) => matcher.hasMatch(text) || runsOf(text).some(isOneWord));
}
