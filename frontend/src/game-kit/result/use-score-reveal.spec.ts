import { act, renderHook } from '@testing-library/react';
import { useScoreReveal } from './use-score-reveal';
import { isMotionReduced } from '../../ui/theme/appearance';

const LINES = [
  { cells: [0, 1, 2, 3], points: 4 },
  { cells: [0, 4, 8], points: 3 },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  isMotionReduced.set(false);
});

it('counts the lines one by one up to the total', () => {
  const { result } = renderHook(() => useScoreReveal(LINES, true));
  const seen = [result.current.points];
  while (!result.current.done) {
    act(() => jest.advanceTimersToNextTimer());
    seen.push(result.current.points);
  }
  expect(seen).toEqual([0, 4, 7, 7]);
  expect([...result.current.lit]).toEqual([0, 1, 2, 3, 4, 8]);
  expect(result.current.raised.size).toBe(0);
});

it('shows everything at once for a result seen before', () => {
  const { result } = renderHook(() => useScoreReveal(LINES, false));
  expect(result.current).toMatchObject({ points: 7, done: true });
});

it('shows everything at once with reduced motion', () => {
  isMotionReduced.set(true);
  const { result } = renderHook(() => useScoreReveal(LINES, true));
  expect(result.current).toMatchObject({ points: 7, done: true });
});
