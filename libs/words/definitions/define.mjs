// Selects and orders the definitions of a word. Hand-written ones take precedence. Otherwise these are the
// senses in WordNet and the words of which it is an inflection, the ones most frequent in tagged text first.
import { regularBasesOf } from '../sources/morphology.mjs';
import { cleanGloss } from './clean-gloss.mjs';

const MAX_SENSES = 3;
const MAX_OF_ONE_PART = 2;
const MAX_INFLECTIONS = 2;
/** With this many senses that occur in tagged text, all others are left out. */
const ENOUGH = 2;
/** A sense that is rarer than this share of the first one is too obscure. */
const SMALLEST_SHARE = 0.03;

const byRank = (a, b) => b.count - a.count || a.number - b.number;

const firstFew = (candidates, most, keyOf) => {
  const taken = new Map();
  return candidates.filter((candidate) => {
    const key = keyOf(candidate);
    taken.set(key, (taken.get(key) ?? 0) + 1);
    return taken.get(key) <= most;
  });
};

/**
 * @param sources `{ wordNet, glosses, irregular, denied }`, as returned by the readers
 * @returns a function from an upper-case word to its definitions `[{ partOfSpeech, definition }]`
 */
export function definer({ wordNet, glosses, irregular, denied }) {
  const irregularBases = new Set([...irregular.values()].flat().map(({ base, form }) => `${base} ${form}`));

  const sensesOf = (word) =>
    (wordNet.get(word) ?? [])
      .map((sense) => ({ ...sense, definition: cleanGloss(sense.gloss) }))
      .filter((sense) => sense.definition !== null)
      .sort(byRank);

  const bestSense = (word, partOfSpeech) => {
    const written = glosses.get(word);
    const senses = written?.map((gloss) => ({ ...gloss, count: 0, number: 1 })) ?? sensesOf(word);
    const known = sensesOf(word).find((sense) => sense.partOfSpeech === partOfSpeech);
    const best = senses.find((sense) => sense.partOfSpeech === partOfSpeech);
    return best && { ...best, count: Math.max(best.count, known?.count ?? 0) };
  };

  const inflectionsOf = (word) => {
    const regular = regularBasesOf(word).filter(({ base, form }) => !irregularBases.has(`${base} ${form}`));
    const guesses = [...(irregular.get(word) ?? []), ...regular].filter(({ base }) => !denied.has(base));
    return guesses.flatMap(({ base, partOfSpeech, form }) => {
      const best = bestSense(base, partOfSpeech);
      if (!best) return [];
      const { count, number } = best;
      return [{ partOfSpeech, count, number, definition: `${form} of ${base}: ${best.definition}`, base }];
    });
  };

  return (word) => {
    const written = glosses.get(word);
    if (written) return written;
    const own = sensesOf(word);
    const isMet = ({ count }) => count > 0;
    const inflections = inflectionsOf(word).sort(byRank).slice(0, MAX_INFLECTIONS);
    const worthIt = own.some(isMet) ? inflections.filter(isMet) : inflections;
    const all = [...worthIt, ...own].sort((a, b) => b.count - a.count);
    const met = all.filter((each) => isMet(each) && each.count >= SMALLEST_SHARE * all[0].count);
    const chosen = met.length >= ENOUGH ? met : all;
    const different = firstFew(chosen, 1, (each) => each.definition);
    const few = firstFew(different, MAX_OF_ONE_PART, (each) => each.partOfSpeech).slice(0, MAX_SENSES);
    return few.map(({ partOfSpeech, definition }) => ({ partOfSpeech, definition }));
  };
}
