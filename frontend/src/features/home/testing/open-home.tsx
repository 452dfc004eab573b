import { PAGES } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { fakeFetch, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { HomePage } from '../home-page';

/** The date on which the tests of the start page take place. */
export const TODAY = plainDate('2026-11-20');
export const completion = { date: TODAY, gameNumber: 689, finalScore: 26, gameId: 'game-689' };

const newStats = {
  twentyPlusStreak: 0,
  currentStreak: 0,
  bestStreak: 0,
  playedOfLastThree: 0,
  hasPlayed: false,
  streakStatus: null,
  streakEmoji: null,
};

export const stats = {
  twentyPlusStreak: 12,
  currentStreak: 12,
  bestStreak: 20,
  playedOfLastThree: 2,
  hasPlayed: true,
  streakStatus: 'Turtle',
  streakEmoji: '🐢',
};

/** The response of the completion check: a player with a streak who hasn't played today. */
export const check = (change: object = {}) => ({
  success: true,
  gameNumber: 689,
  hasCompleted: false,
  completion: null,
  hasActiveGame: false,
  todaysHighScore: 29,
  stats,
  recent: [],
  hasFinished: true,
  hasLiveGames: false,
  duels: [],
  spread: null,
  groups: [],
  ...change,
});

export const newcomer = { stats: newStats, hasFinished: false };

type Given = FakeResponse | Promise<FakeResponse>;

/** Opens the start page. `others` are the responses of other calls, by path. */
export const openHome = (checked: Given, others: Readonly<Record<string, Given>> = {}) => {
  const answers: Record<string, Given> = { '/api/1pv3/check-completion': checked, ...others };
  const asked = fakeFetch(({ path }) => answers[path] ?? 'no connection');
  const { store, router } = showPages(
    [
      { path: PAGES.home, element: <HomePage /> },
      { path: PAGES.daily, element: <p>The daily</p> },
      { path: PAGES.liveGame, element: <p>The game</p> },
    ],
    PAGES.home,
  );
  const timesAsked = () => asked.filter(({ path }) => path === '/api/1pv3/check-completion').length;
  return { store, router, answers, asked, timesAsked };
};
