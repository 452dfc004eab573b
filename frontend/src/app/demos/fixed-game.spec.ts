import { textFromGrid } from '@tessera/rules';
import { scorer } from '../../store/lexicon';
import { PERFECT, USUAL } from './fixed-game';

it.each([PERFECT, USUAL])(
  'lists the same words for its grids as the game would',
  ({ grid, words, score }) => {
    const counted = scorer.scoreGrid(grid);
    expect(counted.words).toEqual(words);
    expect(counted.total).toBe(score);
  },
);

it('gives both players the same sixteen letters', () => {
  const letters = ({ grid }: typeof PERFECT) => [...textFromGrid(grid)].sort();
  expect(letters(USUAL)).toEqual(letters(PERFECT));
});
