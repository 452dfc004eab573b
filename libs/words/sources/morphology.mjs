// Finds the words from which an inflected form may come, with the detachment rules of WordNet's `morphy`,
// https://wordnet.princeton.edu/documentation/morphy7wn. These are guesses that a dictionary has to confirm.

const RULES = [
  [
    'noun',
    'plural',
    [
      ['S', ''],
      ['SES', 'S'],
      ['XES', 'X'],
      ['ZES', 'Z'],
      ['IES', 'Y'],
    ],
  ],
  [
    'verb',
    'third person singular',
    [
      ['S', ''],
      ['IES', 'Y'],
      ['ES', ''],
    ],
  ],
  [
    'verb',
    'past tense',
    [
      ['ED', 'E'],
      ['ED', ''],
    ],
  ],
  [
    'verb',
    'present participle',
    [
      ['ING', 'E'],
      ['ING', ''],
    ],
  ],
  [
    'adjective',
    'comparative',
    [
      ['ER', ''],
      ['ER', 'E'],
    ],
  ],
  [
    'adjective',
    'superlative',
    [
      ['EST', ''],
      ['EST', 'E'],
    ],
  ],
];

/**
 * The words of which a form may be a regular inflection.
 *
 * @param form a word in upper case
 * @returns guesses `{ base, partOfSpeech, form }`, where `form` is the name of the inflection; each base has
 * at least two letters. Forms in -SS aren't plurals, so no guess drops their S.
 */
export function regularBasesOf(form) {
  const guesses = [];
  for (const [partOfSpeech, name, endings] of RULES) {
    for (const [ending, replacement] of endings) {
      if (!form.endsWith(ending) || (ending === 'S' && form.endsWith('SS'))) continue;
      const base = form.slice(0, -ending.length) + replacement;
      const known = guesses.some((guess) => guess.base === base && guess.form === name);
      if (base.length >= 2 && !known) guesses.push({ base, partOfSpeech, form: name });
    }
  }
  return guesses;
}

/** Whether WordNet has the word, or a word of which it may be a regular inflection. */
export function isKnownForm(word, wordNet) {
  const has = (base, partOfSpeech) =>
    (wordNet.get(base) ?? []).some((sense) => sense.partOfSpeech === partOfSpeech);
  return wordNet.has(word) || regularBasesOf(word).some(({ base, partOfSpeech }) => has(base, partOfSpeech));
}
