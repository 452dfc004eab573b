import { LIMITS } from '@tessera/contracts/wire';
import { byGameNumber } from './metrics.view.js';

const day = (...gameNumbers: [number, started: number, completed: number][]) => ({
  gameNumbers: gameNumbers.map(([gameNumber, started, completed]) => ({ gameNumber, started, completed })),
});
const shown = (...args: Parameters<typeof byGameNumber>) =>
  byGameNumber(...args).map(({ gameNumber, started, completed }) => [gameNumber, started, completed]);

test('days without games are included with zeros, up to today', () => {
  expect(shown([day([3, 5, 4]), day([3, 0, 1], [5, 2, 0])], 6)).toEqual([
    [1, 0, 0],
    [2, 0, 0],
    [3, 5, 5],
    [4, 0, 0],
    [5, 2, 0],
    [6, 0, 0],
  ]);
});

test('all days that the dashboard shows are included, even if no game was played', () => {
  const numbers = shown([day([2, 1, 1])], 40);
  expect(numbers).toHaveLength(LIMITS.DASHBOARD_GAME_NUMBERS);
  expect(numbers.at(0)).toEqual([27, 0, 0]);
  expect(numbers.at(-1)).toEqual([40, 0, 0]);
});

test("tomorrow's game is included once someone plays it where it's already tomorrow", () => {
  expect(shown([day([20, 1, 0]), day([21, 1, 0])], 20).at(-1)).toEqual([21, 1, 0]);
});

test('a new installation without games has no game numbers', () => {
  expect(byGameNumber([day()], 300)).toEqual([]);
});
