import { ROUNDS, type DailyMove } from '@tessera/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { REVIEW_TEXTS } from '../../solver/review-texts';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { ReviewLink } from './review-link.public';

let scrollHere: () => void;
class Observer {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    scrollHere = () => onChange([{ isIntersecting: true }]);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

const MOVES: readonly DailyMove[] = Array.from({ length: ROUNDS }, (_, cellIndex) => ({
  round: cellIndex + 1,
  letter: 'E',
  cellIndex,
}));

/** A game in which only round 3 gained something. */
const roundsWith = (gain: number) =>
  MOVES.map(({ round, letter, cellIndex }) => {
    const worth = { before: round > 3 ? 20 + gain : 20, after: round >= 3 ? 20 + gain : 20 };
    return { round, letter, cellIndex, ...worth, withLetter: 21.5, best: 21.5, bestLetter: 'E', bestCell: 0 };
  });

const savesData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer });
  Object.defineProperty(window, 'requestIdleCallback', {
    configurable: true,
    value: (run: () => void) => run(),
  });
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const open = (gain = 1.5) => {
  const asked = fakeFetch(() => ({ body: { success: true, rounds: roundsWith(gain), moments: [3] } }));
  const game = { gameId: 'game-1', roundHistory: MOVES, lexicon: '2026.12' };
  showPages([{ path: '/', element: <ReviewLink game={game} ready /> }], '/');
  return asked;
};

it('names the best moment once the link is in view', async () => {
  savesData(false);
  const asked = open();
  expect(screen.getByText(REVIEW_TEXTS.teaser)).toBeVisible();
  expect(asked).toEqual([]);
  act(() => scrollHere());
  expect(await screen.findByText('Your best moment: round 3, worth 1.5 points')).toBeVisible();
});

it('names no moment that was worth less than a point', async () => {
  savesData(false);
  const asked = open(0.3);
  act(() => scrollHere());
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText(REVIEW_TEXTS.teaser)).toBeVisible();
  expect(screen.queryByText(/best moment/)).toBeNull();
});

it('loads nothing for players who save data', () => {
  savesData(true);
  const asked = open();
  act(() => scrollHere());
  expect(screen.getByText(REVIEW_TEXTS.teaser)).toBeVisible();
  expect(asked).toEqual([]);
});
