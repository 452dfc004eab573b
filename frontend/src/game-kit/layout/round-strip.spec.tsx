import { render, screen } from '@testing-library/react';
import { LettersSoFar, RoundStrip } from './round-strip';

const states = () =>
  [...screen.getByRole('img').children].map((one) => (one as HTMLElement).dataset['round']);

it('shows past, current and future rounds, and names the current one', () => {
  render(<RoundStrip round={7} />);
  expect(screen.getByRole('img', { name: 'Round 7 of 16' })).toBeInTheDocument();
  expect(states()).toEqual(['done '.repeat(6), 'now ', 'to-come '.repeat(9)].join('').trim().split(' '));
});

it('says that all rounds are played', () => {
  render(<RoundStrip round={17} />);
  expect(screen.getByRole('img', { name: 'All 16 rounds played' })).toBeInTheDocument();
  expect(new Set(states())).toEqual(new Set(['done']));
});

it.each([
  ['beside', [2, 3, 3]],
  ['below', [2, 2]],
] as const)('skips no level of headings with the letters %s the board', (place, levels) => {
  render(<LettersSoFar letters={['B', 'E']} round={3} place={place} />);
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ tagName }) => Number(tagName.slice(1)))).toEqual(levels);
});
