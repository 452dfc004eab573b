import { createScorer, gridFromText, newDaily, type DailyState, type Letter } from '@tessera/rules';
import { glowingCells, halfwayText } from './learning';

const { scoreGrid } = createScorer(['CAT', 'TO']);
const start = newDaily([...'BATSEARD'] as Letter[]);
const inRound = (round: number): DailyState => ({ ...start, round });
const after = (cellIndex: number): DailyState => ({
  ...start,
  moves: [{ round: 1, letter: 'B', cellIndex }],
});

it('marks the row and the column of the first letter while both directions are explained', () => {
  expect([...glowingCells(after(5), 'both-ways', null)]).toEqual([1, 4, 5, 6, 7, 9, 13]);
});

it('marks the words of a first game, and nothing before the word list has loaded', () => {
  const formed = scoreGrid(gridFromText('CAT...O.........'));
  expect([...glowingCells(start, null, formed)].sort((a, b) => a - b)).toEqual([0, 1, 2, 6]);
  expect(glowingCells(start, null, null).size).toBe(0);
});

it('says halfway how a first game stands', () => {
  expect(halfwayText(inRound(9), scoreGrid(gridFromText('CAT...O.........')))).toBe(
    'Halfway: 2 words and 5 points so far.',
  );
  expect(halfwayText(inRound(9), scoreGrid(gridFromText('CAT.............')))).toBe(
    'Halfway: 1 word and 3 points so far.',
  );
  expect(halfwayText(inRound(9), scoreGrid(gridFromText('................')))).toBe(
    'Halfway. No words yet, but eight letters are still to come.',
  );
  expect(halfwayText(inRound(8), scoreGrid(gridFromText('CAT.............')))).toBeNull();
  expect(halfwayText(inRound(9), null)).toBeNull();
});
