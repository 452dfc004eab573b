import { LIMITS } from '@tessera/contracts/wire';
import { gridFromText } from '@tessera/rules';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LiveRegion } from '../../ui/live-region/live-region';
import { MatchEnd } from './match-end';
import type { Match } from './match';

// jsdom has no canvas.
jest.mock('../effects/show-confetti', () => ({ showConfetti: () => () => undefined }));

const across = (word: string, line: number) => ({
  word,
  line,
  start: 0,
  score: word.length,
  direction: 'horizontal' as const,
});

const MATCH: Match = {
  mine: {
    name: 'You',
    grid: gridFromText('CARDAREAXQZJXQZJ'),
    score: 8,
    words: [across('CARD', 0), across('AREA', 1)],
  },
  theirs: { name: 'Ben', grid: gridFromText('CARXXXXXXXXXXXXX'), score: 3, words: [across('CAR', 0)] },
};

const finish = (fresh = true) =>
  render(
    <MemoryRouter>
      <LiveRegion />
      <MatchEnd
        match={MATCH}
        shared={{ opponent: 'Ben' }}
        shareDialog={() => null}
        fresh={fresh}
        from="/"
        next={null}
      />
    </MemoryRouter>,
  );

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const scores = () => ['your-score', 'their-score'].map((id) => Number(screen.getByTestId(id).textContent));
const isTurning = () =>
  screen.getByRole('grid', { name: "Ben's grid" }).getAttribute('data-finish') === 'turning';
const isOutcomeShown = () => !screen.getByRole('heading', { name: 'YOU WIN!' }).hasAttribute('data-held');
const isRaining = () => document.querySelector('.confetti') !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('turns their tiles over, counts both boards line by line, and then shows the outcome with confetti', () => {
  finish();
  expect(isTurning()).toBe(true);

  wait(LIMITS.BOARD_MOVES_MS + LIMITS.TILES_TURN_MS);
  expect(isTurning()).toBe(false);
  const seen = [scores()];
  for (let line = 1; line <= 2; line++) {
    wait(LIMITS.COUNT_LINE_MS);
    seen.push(scores());
  }
  expect(seen).toEqual([
    [0, 0],
    [4, 3],
    [8, 3],
  ]);
  for (let line = 3; line <= 8; line++) {
    expect(isOutcomeShown()).toBe(false);
    wait(LIMITS.COUNT_LINE_MS);
  }
  wait(LIMITS.COUNT_LINE_MS);
  expect(isOutcomeShown()).toBe(true);
  expect(isRaining()).toBe(true);
  wait(LIMITS.CONFETTI_MS);
  expect(isRaining()).toBe(false);
});

it('moves the focus to the outcome, and announces the score and its words at once', () => {
  finish();
  expect(screen.getByRole('heading', { name: 'YOU WIN!' })).toHaveFocus();
  expect(
    screen.getByText(
      'Victory! You scored 8 points. Ben scored 3 points. Across: row 1 CARD, 4 points; row 2 AREA, 4 points; row 3 no word; row 4 no word. Down: column 1 no word; column 2 no word; column 3 no word; column 4 no word.',
    ),
  ).toBeInTheDocument();
  const words = within(screen.getByRole('list', { name: 'Your words' }));
  expect(words.getByRole('link', { name: 'CARD 4 points' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('grid', { name: "Ben's grid" })).getByRole('gridcell', {
      name: 'Row 1, column 1, C, in CAR across',
    }),
  ).toBeInTheDocument();
});

it.each([
  ['a click', () => document.body.click()],
  [
    'a key press',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })),
  ],
])('skips to the results with %s', (_, interrupt) => {
  finish();
  wait(LIMITS.BOARD_MOVES_MS);
  act(interrupt);
  expect(scores()).toEqual([8, 3]);
  expect(isOutcomeShown()).toBe(true);
});

it('shows a game seen before at once, and leaves the focus alone', () => {
  finish(false);
  expect(scores()).toEqual([8, 3]);
  expect(isOutcomeShown()).toBe(true);
  expect(isRaining()).toBe(false);
  expect(document.body).toHaveFocus();
});
