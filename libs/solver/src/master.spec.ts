import { CORE_WORDS } from '@tessera/words';
import { BAG, BLIND_LETTERS, buildLineScores } from '@tessera/rules';
import { lexicon, mean } from '../test/arbitraries.js';
import { createBot } from './bot.js';
import { ALPHABET, STAGES, decodeValueTables, stageOf, type LearnedStage } from './learned-values.js';
import { validScores } from './lexicon-tables.js';
import { masterTables } from './master.js';
import { playDaily } from './play-daily.js';
import { below, seededRandom } from './random.js';
import { estimatedTables, openPatterns } from './value-tables.js';

describe('the master', () => {
  it('plays better than the strong bot is documented to', () => {
    const master = createBot('master', masterTables());
    const random = seededRandom(11);
    const scores = Array.from({ length: 30 }, () => {
      const bag = [...BAG];
      const blind = Array.from({ length: BLIND_LETTERS }, () => bag.splice(below(bag.length, random), 1)[0]!);
      return lexicon.scoreGrid(playDaily(master, blind, random).grid).total;
    });
    expect(mean(scores)).toBeGreaterThan(29);
  });
});

describe('learned values', () => {
  const estimates = estimatedTables(buildLineScores(CORE_WORDS));
  const patterns = openPatterns();
  const stage = (marks: string): LearnedStage => ({ lowest: -1, step: 0.5, marks });
  const learned = (marks: string) =>
    decodeValueTables(new Array<LearnedStage>(STAGES).fill(stage(marks)), estimates);

  it('are decoded from one character per pattern with an empty cell, ignoring line breaks', () => {
    const marks = patterns.map((_, at) => ALPHABET[at % ALPHABET.length]).join('');
    const broken = marks.replace(/.{100}/g, '$&\n');
    for (const tables of [learned(marks), learned(`\n${broken}\n`)]) {
      for (const at of [0, 1, 90, 1000, patterns.length - 1]) {
        const pattern = patterns[at]!;
        const difference = -1 + 0.5 * (at % ALPHABET.length);
        expect(tables[1]![pattern]).toBeCloseTo(estimates[1]![pattern]! + difference, 4);
      }
    }
  });

  it('are rejected if some are missing', () => {
    expect(() => learned('!!!')).toThrow(RangeError);
  });

  it('keep the score of full lines', () => {
    const tables = masterTables();
    const rate = [...'RATE'].reduce((code, letter) => (code << 5) | (letter.charCodeAt(0) - 64), 0);
    for (const table of tables) expect(table[rate]).toBe(validScores()[rate]);
    expect(tables).toHaveLength(17);
  });

  it('have a stage for every point of the game, in order', () => {
    const stages = Array.from({ length: 16 }, (_, filled) => stageOf(filled));
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(new Set(stages)).toEqual(new Set(Array.from({ length: STAGES }, (_, at) => at)));
  });
});
