/** The lexicon's own description. Its version is stored with every game, which is scored by it until its end. */
export const LEXICON = {
  // Not the product's name, which only the contracts contain, because this library can't import them.
  name: 'House lexicon',
  /** The year and month in which the words last changed. */
  version: '2026.12',
  licence:
    'Derived from the Letterpress word list (public domain), SCOWL (copyright Kevin Atkinson and others, permissive), SUBTLEX-US (Marc Brysbaert and Boris New) and WordNet (copyright Princeton University, WordNet licence).',
} as const;
