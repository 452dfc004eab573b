/** What the lexicon calls itself: shown to players and stored with what was scored by it. */
export const LEXICON = {
  // Not the product's name: that one is written in the contracts alone, which this library does not know.
  name: 'House lexicon',
  /** Year and month of the last change of the words. */
  version: '2026.11',
  licence:
    'Derived from the Letterpress word list (public domain), SCOWL (copyright Kevin Atkinson and others, permissive) and WordNet (copyright Princeton University, WordNet licence).',
} as const;
