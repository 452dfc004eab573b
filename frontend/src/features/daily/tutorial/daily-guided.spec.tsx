import { ROUND_STEPS } from '@tessera/contracts/constants';
import { screen, waitFor } from '@testing-library/react';
import { dailyServer } from '../testing/daily-server';
import { resetBrowser } from '../testing/saved-game';
import { cellAt, roundIs } from '../../../game-kit/testing/own-board';
import { loadDaily } from '../testing/open-daily-page';

beforeEach(resetBrowser);
afterEach(() => jest.restoreAllMocks());

const NO_STREAK = {
  twentyPlusStreak: 0,
  currentStreak: 0,
  bestStreak: 0,
  playedOfLastThree: 0,
  streakStatus: null,
  streakEmoji: null,
  hasPlayed: false,
};

/** Opens the daily for a first-time player and places the first letter. */
async function begin(stats: object) {
  const server = dailyServer();
  server.answers['GET /api/player/stats'] = {
    body: { success: true, stats: { ...NO_STREAK, ...stats } },
  };
  const { user } = loadDaily();
  localStorage.removeItem('tutorials_dismissed');
  await roundIs(1);
  await user.click(cellAt(0));
  await waitFor(() => expect(server.asked('GET /api/player/stats')).not.toHaveLength(0));
}

const step = () => screen.queryByText(ROUND_STEPS[1][1]);

it('tells a first-time player what to do next', async () => {
  await begin({});
  expect(await screen.findByText(ROUND_STEPS[1][1])).toBeVisible();
});

it('does not guide a player who has played on another device', async () => {
  await begin({ hasPlayed: true });
  await waitFor(() => expect(step()).toBeNull());
  expect(await screen.findByText('Tap another square to move it.')).toBeVisible();
});
