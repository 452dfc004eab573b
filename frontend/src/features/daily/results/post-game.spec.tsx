import { PAGES } from '@tessera/contracts/wire';
import { rowsFromGrid, gridFromText, tierOf } from '@tessera/rules';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { recordCompletion } from '../../../store/daily/completions';
import { rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { isStreakEnhanced, claimCongratulation } from './post-game';
import { ResultsPage } from './results-page';
import { aGame, dailyServer } from '../testing/daily-server';
import { TODAY, setTime, startClock } from '../testing/saved-game';

const STATS = 'GET /api/player/stats';

const statsOf = (streak: number): FakeResponse => {
  const tier = tierOf(streak);
  const stats = {
    twentyPlusStreak: streak,
    currentStreak: streak,
    bestStreak: streak,
    playedOfLastThree: 1,
    streakStatus: tier?.name ?? null,
    streakEmoji: tier?.emoji ?? null,
  };
  return { body: { success: true, stats } };
};

const playedWith = (score: number, gameId = 'game-689') =>
  aGame({
    gameId,
    status: 'completed',
    playerGrid: rowsFromGrid(gridFromText('BRATLOREETASDEWX')),
    playerScore: score,
    finalScore: score,
  });

/** Opens the results of a game that has just been played or, unless `fresh`, of an earlier one. */
function finish({ score, streak, fresh = true }: { score: number; streak: number; fresh?: boolean }) {
  const server = dailyServer(playedWith(score));
  server.answers[STATS] = statsOf(streak);
  const address = { pathname: '/1pv3-results/game-689', state: { fresh } };
  const pages = showPages([{ path: PAGES.dailyResults, element: <ResultsPage /> }], address);
  return { ...pages, server, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

/** Waits until the results are complete, so that a popup would have appeared by now. */
const settle = async ({ server }: ReturnType<typeof finish>) => {
  await waitFor(() => expect(server.asked(STATS)).not.toHaveLength(0));
  await screen.findByText('20+ streak');
};

/** The congratulation in place. */
const congratulation = () => screen.findByText('Congratulations!');

// Nobody has to wait while the words are counted.
beforeEach(() => {
  jest.useFakeTimers();
  startClock();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  [5, 'Hamster', '🐹'],
  [55, 'Tiger', '🐯'],
  [100, 'Pegasus', '🐎'],
  [105, 'Pegasus', '🐎'],
])('awards the status for %i games in gold: %s', async (streak, name, emoji) => {
  const { user } = finish({ score: 20, streak });
  const popup = await screen.findByRole('dialog', { name: 'NEW STREAK STATUS!' });
  for (const text of [name, emoji, `${streak} game streak!`]) expect(popup).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Awesome!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Streak Enhanced!')).toBeVisible();
});

it.each([
  [1, '4 more to 🐹 Hamster'],
  [4, '1 more to 🐹 Hamster'],
  [6, '4 more to 🐢 Turtle'],
  [102, '🐎 Pegasus'],
])('congratulates on a streak of %i games in place, without a dialog', async (streak, next) => {
  finish({ score: 26, streak });
  const text = (await congratulation()).closest('p');
  expect(text).toHaveTextContent(
    'Congratulations! You scored over 20 points! Your Streak increased! Streak Enhanced!',
  );
  expect(screen.getByText(next)).toBeVisible();
  await waitFor(() => expect(text).not.toHaveAttribute('data-held'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('congratulates the player on a game finished just after midnight, and asks for a name', async () => {
  // The page waits for the answer only for a moment.
  jest.useRealTimers();
  setTime('2026-11-21T00:10:00Z');
  const { server } = finish({ score: 26, streak: 4 });
  server.answers['GET /api/player/profile'] = { body: { success: true, playerName: null } };
  expect(await congratulation()).toBeVisible();
  const card = await screen.findByRole('region', { name: 'Add name to Leaderboards' });
  await waitFor(() => expect(card).not.toHaveAttribute('data-held'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not mention the streak after a game whose day had ended everywhere', async () => {
  setTime('2026-11-21T13:00:00Z');
  await settle(finish({ score: 26, streak: 4 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a score below 20', { score: 19, streak: 0 }],
  ['a score of 20 without a streak', { score: 20, streak: 0 }],
  ['an earlier game', { score: 26, streak: 5, fresh: false }],
])('says nothing after %s', async (_, game) => {
  const shown = finish(game);
  await settle(shown);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Streak Enhanced!')).toBeNull();
});

it.each([
  [5, () => screen.findByRole('dialog', { name: 'NEW STREAK STATUS!' }), 'achievement_shown_game-689'],
  [6, congratulation, 'streak_enhancement_shown_game-689'],
])('congratulates once per game (streak %i)', async (streak, isCongratulated, key) => {
  const first = finish({ score: 22, streak });
  await isCongratulated();
  expect(localStorage.getItem(key)).toBe('true');
  first.close();
  await settle(finish({ score: 22, streak }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Congratulations!')).toBeNull();
});

it("uses this browser's statistics if the server's are not available", async () => {
  const server = dailyServer(playedWith(24));
  server.answers[STATS] = { status: 503, body: rejection('UNAVAILABLE', 'Not now.') };
  recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY);
  showPages([{ path: PAGES.dailyResults, element: <ResultsPage /> }], {
    pathname: '/1pv3-results/game-689',
    state: { fresh: true },
  });
  expect(await congratulation()).toBeVisible();
});

it('never returns the same congratulation twice, whatever the games', () => {
  const finished = fc.record({
    gameId: fc.constantFrom('a', 'b', 'c'),
    score: fc.integer({ min: 0, max: 32 }),
    streak: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(finished), (games) => {
      localStorage.clear();
      const taken = new Set<string>();
      for (const game of games) {
        const congratulation = claimCongratulation(game);
        const key = `${congratulation?.kind} ${game.gameId}`;
        if (congratulation) expect(taken).not.toContain(key);
        if (!isStreakEnhanced(game)) expect(congratulation).toBeNull();
        taken.add(key);
      }
    }),
  );
});
