import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** As if nothing stood between the letters of a word but spaces. */
const withoutMarks = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '');

/** What becomes of a name where neighbouring words, or letters, are read as one: every run of them. */
function runsOf(name: string): string[] {
  const words = name.split(/ +/);
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_, more) => words.slice(from, from + more + 2).join('')),
  );
}

/** Is it one obscene word from end to end? In "Push it" nobody reads one; in "s h i t" everybody does. */
const isOneWord = (text: string): boolean =>
  matcher
    .getAllMatches(text)
    .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === text.length - 1);

/** Is there an obscene word in a name, also with marks or spaces between its letters? */
export function isObscene(name: string): boolean {
  const plain = withoutMarks(name);
  return [name, plain].some((text) => matcher.hasMatch(text) || runsOf(text).some(isOneWord));
}
