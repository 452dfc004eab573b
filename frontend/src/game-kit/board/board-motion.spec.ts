import { EMPTY_GRID, gridFromText } from '@tessera/rules';
import { motionsBetween } from './board-motion';

const look = (text: string, stagedCell: number | null = null) => ({ grid: gridFromText(text), stagedCell });
const EMPTY = { grid: EMPTY_GRID, stagedCell: null };

it('does not move letters that were already there', () => {
  expect(motionsBetween(look('AB..............'), look('AB..............', 1)).size).toBe(0);
});

it('sets down a letter that is placed from the hand', () => {
  expect([...motionsBetween(EMPTY, look('A...............', 0))]).toEqual([[0, { kind: 'set' }]]);
});

it('slides the staged tile from its previous cell', () => {
  const motions = motionsBetween(look('A...............', 0), look('......A.........', 6));
  expect([...motions]).toEqual([[6, { kind: 'slide', fromColumns: -2, fromRows: -1 }]]);
});

it('sets down a different letter even if the staged cell has moved', () => {
  const motions = motionsBetween(look('A...............', 0), look('A.....B.........', 6));
  expect([...motions]).toEqual([[6, { kind: 'set' }]]);
});
