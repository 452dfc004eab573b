import { plainDate } from '@tessera/rules';
import { dailyHappened } from '../features/daily/daily.slice';
import { createStore } from '../store/create-store';
import { selectTodaysResult } from './todays-result';

afterEach(() => jest.restoreAllMocks());

it('is the game that the server named, until the next day begins', () => {
  localStorage.clear();
  const store = createStore();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
  store.dispatch(dailyHappened.alreadyPlayed({ gameId: 'game-689', date: plainDate('2026-11-20') }));
  expect(selectTodaysResult(store.getState())).toBe('game-689');
  now.mockReturnValue(Date.parse('2026-11-21T10:30:00Z'));
  expect(selectTodaysResult(store.getState())).toBeNull();
});
