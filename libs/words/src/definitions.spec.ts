import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definitionOf } from './definitions.js';
import { DEFINITIONS } from './generated/definitions.js';
import { VALID_WORDS } from './index.js';

const denied = readFileSync(path.join(__dirname, '../recipe/deny.txt'), 'utf8')
  .replace(/^#.*$/gm, '')
  .trim()
  .split(/\s+/);

const all = Object.entries(DEFINITIONS).flatMap(([word, senses]) =>
  senses.map(([partOfSpeech, definition]) => ({ word, partOfSpeech, definition })),
);

const coverage = (length: number) => {
  const words = VALID_WORDS.filter((word) => word.length === length);
  return words.filter((word) => definitionOf(word) !== null).length / words.length;
};

const firstOf = (word: string) => definitionOf(word)?.[0];

describe('definitions', () => {
  it.each([
    [2, 1],
    [3, 0.99],
    [4, 0.99],
  ])('cover words of %i letters, at least a share of %d of them', (length, share) => {
    expect(coverage(length)).toBeGreaterThanOrEqual(share);
  });

  it('are found in either case', () => {
    expect(definitionOf('moon')).toEqual(definitionOf('MOON'));
  });

  it.each(['', 'XQ', 'VATE', '__proto__', 'constructor'])('are missing for %p', (word) => {
    expect(definitionOf(word)).toBeNull();
  });

  it('treat function words as such, not as rare nouns', () => {
    expect(firstOf('AT')?.partOfSpeech).toBe('preposition');
    expect(firstOf('IN')?.partOfSpeech).toBe('preposition');
    expect(firstOf('THE')?.partOfSpeech).toBe('article');
  });

  it.each([
    ['CATS', 'noun', 'plural of CAT: '],
    ['MEN', 'noun', 'plural of MAN: '],
    ['ATE', 'verb', 'past tense of EAT: '],
    ['WENT', 'verb', 'past tense of GO: '],
    ['SEEN', 'verb', 'past participle of SEE: '],
    ['EATS', 'verb', 'third person singular of EAT: '],
  ])('name the word of which %s is a form', (word, partOfSpeech, start) => {
    expect(firstOf(word)?.partOfSpeech).toBe(partOfSpeech);
    expect(firstOf(word)?.definition).toMatch(new RegExp(`^${start}\\S`));
  });

  it.each(['SEED', 'PASS', 'KING'])("don't treat %s as a form of another word", (word) => {
    const texts = definitionOf(word)?.map(({ definition }) => definition);
    expect(texts).toEqual(texts?.filter((text) => !/^(plural|past|third|present)/.test(text)));
  });

  it('are at most four per word', () => {
    expect(Math.max(...Object.values(DEFINITIONS).map((senses) => senses.length))).toBeLessThanOrEqual(4);
  });

  it('cover only words of the lexicon, and no denied word', () => {
    const valid = new Set(VALID_WORDS);
    expect(Object.keys(DEFINITIONS).filter((word) => !valid.has(word))).toEqual([]);
    expect(denied.filter((word) => definitionOf(word) !== null)).toEqual([]);
  });

  it('are plain text without markup, open quotation marks or empty entries', () => {
    const broken = all.filter(
      ({ partOfSpeech, definition }) =>
        !/^[a-z]+$/.test(partOfSpeech) ||
        definition.length < 2 ||
        definition !== definition.trim() ||
        /[<>{}[\]"`\\|_]|\s\s|&\w+;/.test(definition),
    );
    expect(broken).toEqual([]);
  });

  it('close every parenthesis that they open', () => {
    const count = (text: string, letter: string) => text.split(letter).length;
    expect(all.filter(({ definition }) => count(definition, '(') !== count(definition, ')'))).toEqual([]);
  });

  it('are short enough for a dialog', () => {
    expect(all.filter(({ definition }) => definition.length > 220)).toEqual([]);
  });

  it('contain none of the denied words', () => {
    const word = new RegExp(`\\b(${denied.join('|')})\\b`, 'i');
    expect(all.filter(({ definition }) => word.test(definition))).toEqual([]);
  });
});
