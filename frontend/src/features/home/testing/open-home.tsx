import { PAGES } from '@tessera/contracts/constants';
import { plainDate } from '@tessera/rules';
import { fakeFetch, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { HomePage } from '../home-page';

/** The date on which the tests of the start page take place. */
export const TODAY = plainDate('2026-11-20');
export const completion = { date: TODAY, gameNumber: 689, finalScore: 26, gameId: 'game-689' };

export const check = (change: object = {}) => ({
  success: true,
  gameNumber: 689,
  hasCompleted: false,
  completion: null,
  hasActiveGame: false,
  todaysHighScore: 29,
  ...change,
});
export const stats = {
  twentyPlusStreak: 12,
  currentStreak: 12,
  bestStreak: 20,
  playedOfLastThree: 2,
  hasPlayed: true,
  streakStatus: 'Turtle',
  streakEmoji: '🐢',
};

/** Opens the start page. `known` answers everything but the daily's state and the bot games. */
export const openHome = (
  checked: FakeResponse,
  known: FakeResponse = { body: { success: true, stats } },
  duels: readonly object[] = [],
) => {
  const answers: Record<string, FakeResponse> = {
    '/api/1pv3/check-completion': checked,
    '/api/daily-challenge/duels': { body: { success: true, gameNumber: 689, duels } },
  };
  const asked = fakeFetch(({ path }) => answers[path] ?? known);
  const { store } = showPages(
    [
      { path: PAGES.home, element: <HomePage /> },
      { path: PAGES.liveGame, element: <p>The game</p> },
    ],
    PAGES.home,
  );
  const timesAsked = () => asked.filter(({ path }) => path === '/api/1pv3/check-completion').length;
  return { store, timesAsked };
};
