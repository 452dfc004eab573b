import { addDays, plainDate } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { startApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Row {
  date: string;
  letters: string;
  difficulty: number | null;
  expectedScore: number | null;
  witness: string | null;
}

const rows = (where = 'true') =>
  app.sql<Row>(`SELECT date::text, difficulty, "expectedScore", witness,
    letter1 || letter2 || letter3 || letter4 || letter5 || letter6 || letter7 || letter8 AS letters
    FROM daily_challenge_sequences WHERE ${where} ORDER BY date`);

const sorted = (letters: string): string => [...letters].sort().join('');

/** Scores a grid independently of the program: each line's longest word among its substrings. */
function scoreOf(grid: string): number {
  const words = new Set<string>(VALID_WORDS);
  const lines = [0, 1, 2, 3].flatMap((i) => [
    grid.slice(4 * i, 4 * i + 4),
    [...grid].filter((_, cell) => cell % 4 === i).join(''),
  ]);
  const best = (line: string): number => {
    for (const length of [4, 3, 2]) {
      for (let start = 0; start + length <= 4; start++) {
        if (words.has(line.slice(start, start + length))) return length;
      }
    }
    return 0;
  };
  return lines.reduce((sum, line) => sum + best(line), 0);
}

const holds = (grid: string, letters: string): boolean => {
  const left = [...grid];
  return [...letters].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

test('each daily of two years allows a perfect grid: its witness is full, has the eight letters and scores 32', async () => {
  const all = await rows();
  expect(all.length).toBeGreaterThan(2 * 340);
  for (const { letters, witness } of all) {
    expect(witness).toMatch(/^[A-Z]{16}$/);
    expect(holds(witness!, letters)).toBe(true);
    expect(scoreOf(witness!)).toBe(32);
  }
});

test('no eight letters are repeated within sixty days, in any order', async () => {
  const patterns = (await rows()).map(({ letters }) => sorted(letters));
  patterns.forEach((pattern, i) => expect(patterns.slice(Math.max(0, i - 60), i)).not.toContain(pattern));
});

test('the difficulty varies from day to day, and any two weeks have easy and hard days', async () => {
  const all = (await rows()).map(({ difficulty }) => difficulty!);
  const byDifficulty = [...all].sort((a, b) => a - b);
  const third = Math.floor(all.length / 3);
  const [easy, hard] = [byDifficulty[third]!, byDifficulty[2 * third]!];
  for (let day = 14; day <= all.length; day++) {
    const fortnight = all.slice(day - 14, day);
    expect(fortnight.some((difficulty) => difficulty < easy)).toBe(true);
    expect(fortnight.some((difficulty) => difficulty > hard)).toBe(true);
  }
});

test('upcoming dailies have an expected score', async () => {
  const coming = await rows(`date >= '2026-11-20'`);
  expect(coming).toHaveLength(5);
  for (const { expectedScore } of coming) {
    expect(expectedScore).toBeGreaterThan(15);
    expect(expectedScore).toBeLessThan(32);
  }
});

test('dailies of an older release keep their letters and are rated later, even those without a perfect grid', async () => {
  const date = addDays(plainDate('2026-11-20'), -10);
  await app.sql(
    `UPDATE daily_challenge_sequences SET "expectedScore" = 20 WHERE "expectedScore" IS NULL AND date < $1`,
    [date],
  );
  await app.sql('UPDATE daily_challenge_sequences SET difficulty = NULL, witness = NULL WHERE date >= $1', [
    date,
  ]);
  await app.sql(`UPDATE daily_challenge_sequences SET "expectedScore" = NULL, letter1 = 'Q', letter2 = 'Q',
    letter3 = 'X', letter4 = 'X', letter5 = 'J', letter6 = 'J', letter7 = 'V', letter8 = 'V'
    WHERE date = '${date}'`);
  await app.sql('UPDATE daily_challenge_sequences SET "expectedScore" = NULL WHERE date > $1', [date]);
  const before = await rows();

  await app.jobs.runHere('rate-dailies');
  expect(await rows('"expectedScore" IS NULL')).toEqual([]);

  const after = await rows();
  expect(after.map(({ letters }) => letters)).toEqual(before.map(({ letters }) => letters));
  const rated = after.filter((row) => row.date >= date);
  expect(rated.every(({ difficulty }) => difficulty !== null)).toBe(true);
  expect(rated.map(({ witness }) => witness !== null)).toEqual(rated.map((row) => row.date !== date));
  for (const { witness } of rated) if (witness !== null) expect(scoreOf(witness)).toBe(32);
});
