import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { CORE_WORDS, LEXICON, VALID_WORDS, validWordsOf } from './index.js';

const project = path.join(__dirname, '..');
const denied = readFileSync(path.join(project, 'recipe/deny.txt'), 'utf8')
  .replace(/^#.*$/gm, '')
  .trim()
  .split(/\s+/);

const words = (text: string) => text.split(' ');

const byLength = (words: readonly string[]) =>
  [2, 3, 4].map((length) => words.filter((word) => word.length === length).length);

describe.each([
  ['valid words', VALID_WORDS, [115, 898, 3471]],
  ['core words', CORE_WORDS, [70, 650, 2430]],
])('the %s', (_name, words, counts) => {
  it('have the published number of words of two, three and four letters', () => {
    expect(byLength(words)).toEqual(counts);
    expect(words).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  it('consist of the capital letters A to Z', () => {
    expect(words.filter((word) => !/^[A-Z]{2,4}$/.test(word))).toEqual([]);
  });

  it('are sorted and unique', () => {
    expect(words).toEqual([...new Set(words)].sort());
  });

  it('contain no denied word', () => {
    const listed = new Set(words);
    expect(denied.length).toBeGreaterThan(100);
    expect(denied.filter((word) => listed.has(word))).toEqual([]);
  });
});

describe('the lexicon', () => {
  const valid = new Set(VALID_WORDS);

  it('includes all core words in the valid ones', () => {
    expect(CORE_WORDS.filter((word) => !valid.has(word))).toEqual([]);
  });

  it.each(words('BRAT VAT RAT AT MA QI ZA OK HELL APP BIO BRO OP MED STAT ROM DAMN HON NOB OLE KNOB'))(
    'accepts %s',
    (word) => {
      expect(valid.has(word)).toBe(true);
    },
  );

  it.each(words('VATE MAOR XQ GS OFAY SYPH GIP'))('rejects %s', (word) => {
    expect(valid.has(word)).toBe(false);
  });

  it('has every word that players expect, no plural without its singular, no slur, and no obscure word among the common ones', () => {
    const input = JSON.stringify({ valid: VALID_WORDS, core: CORE_WORDS });
    const violations = execFileSync(process.execPath, ['recipe/violations.mjs'], { cwd: project, input });
    expect(JSON.parse(violations.toString())).toEqual({
      expectedButMissing: [],
      withoutSingularOrPlural: [],
      denied: [],
      formsOfDenied: [],
      commonButUnknown: [],
      commonButInvalid: [],
    });
  });

  it.each([
    ['2026.11', 'b6b3d586f262b6c4'],
    ['2026.12', '9fcd629e08ef0c96'],
  ])('has the same words in its version %s for good', (version, hash) => {
    const list = validWordsOf(version);
    expect(createHash('sha256').update(list.join()).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('has its current words in the current version, and in one that it does not know', () => {
    for (const version of [undefined, LEXICON.version, '2099.01'])
      expect(validWordsOf(version)).toBe(VALID_WORDS);
  });

  it('has a year and a month as its version', () => {
    expect(LEXICON.version).toMatch(/^20\d\d\.(0[1-9]|1[0-2])$/);
  });

  it('is the result of the recipe', () => {
    const report = execFileSync(process.execPath, ['recipe/run.mjs', '--check'], { cwd: project });
    expect(report.toString()).toContain('115/898/3471');
  });
});
