import { textFromGrid } from '@tessera/rules';
import { scorer } from '../../store/lexicon';
import { PERFECT, USUAL } from './fixed-game';

it.each([PERFECT, USUAL])('shows of a grid the words that the game would count', ({ grid, words, score }) => {
  const counted = scorer.scoreGrid(grid);
  expect(counted.words).toEqual(words);
  expect(counted.total).toBe(score);
});

it('gives both players of a demonstrated game the same sixteen letters', () => {
  const letters = ({ grid }: typeof PERFECT) => [...textFromGrid(grid)].sort();
  expect(letters(USUAL)).toEqual(letters(PERFECT));
});
