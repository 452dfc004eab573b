import fc from 'fast-check';
import { patternOf, spells } from './letter-rules.js';

const PATTERN = patternOf([...'TODAYSGO']);

test.each([
  'todaysgo',
  'Go, today? S',
  "Psst: T.o.d.a.y's go!",
  'T1O2D3A4Y5S6G7O8',
  '1T 2O 3D 4A 5Y 6S 7G 8O',
  'T0DAYSG0',
  '70d4y5 9o',
  'TO2DAYSG',
  '2O TDAYSG',
  'ТОDAYSGO',
  'TÖDÄYŚGØ',
  'ⓉⓄⒹⒶⓎⓈⒼⓄ',
  'T₁ODAYS₂GO',
  'Ann: TODAYSGO, Bo',
])('%s spells the letters', (text) => expect(spells(text, PATTERN)).toBe(true));

test.each(['Today is gone', 'TODAYSG', 'TODAYSGG', 'TOxDAYSGO', 'Ann', '', '12345678', 'O2O2O2O2'])(
  '%s does not spell the letters',
  (text) => expect(spells(text, PATTERN)).toBe(false),
);

test('letters are found in any order, with any digits and punctuation between them', () => {
  const between = fc.stringMatching(/^[0-9 .,!?:;'"()&@#$%_-]{0,2}$/);
  const letters = fc.shuffledSubarray([...'TODAYSGO'], { minLength: 8 });
  fc.assert(
    fc.property(letters, fc.array(between, { minLength: 8, maxLength: 8 }), (row, gaps) => {
      expect(spells(row.map((letter, at) => letter + (gaps[at] ?? '')).join(''), PATTERN)).toBe(true);
    }),
  );
});

test('a name that is as ambiguous as possible is read at once', () => {
  expect(spells('5'.repeat(200), 'S'.repeat(8))).toBe(true);
  expect(spells('0123456789@$!'.repeat(20), 'ABEGILST')).toBe(true);
  expect(spells('0123456789@$!'.repeat(20), 'XXXXXXXX')).toBe(false);
});
