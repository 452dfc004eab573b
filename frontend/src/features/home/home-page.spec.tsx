import { PAGES } from '@tessera/contracts/constants';
import { newDaily, plainDate } from '@tessera/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { recordCompletion } from '../../store/daily/completions';
import { markSignedIn } from '../../store/identity/signed-in';
import { saveDaily } from '../../store/daily/saved-daily';
import { setStartedGame } from '../../store/live/started-game';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { HomePage } from './home-page';
import { currentIdentity } from '../../store/identity/identity';

const TODAY = plainDate('2026-11-20');
const completion = { date: TODAY, gameNumber: 689, finalScore: 26, gameId: 'game-689' };

const check = (change: object = {}) => ({
  success: true,
  gameNumber: 689,
  hasCompleted: false,
  completion: null,
  hasActiveGame: false,
  todaysHighScore: 29,
  ...change,
});
const stats = {
  twentyPlusStreak: 12,
  currentStreak: 12,
  bestStreak: 20,
  playedOfLastThree: 2,
  streakStatus: 'Turtle',
  streakEmoji: '🐢',
};

const open = (checked: FakeResponse, known: FakeResponse = { body: { success: true, stats } }) => {
  const asked = fakeFetch(({ path }) => (path === '/api/1pv3/check-completion' ? checked : known));
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;

it("shows today's game and the player's statistics", async () => {
  open({ body: check() });
  expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
  expect(await screen.findByText('Turtle')).toBeVisible();
  expect(figure('Your score')).toBe('–');
  expect(figure('High score')).toBe('29');
  expect(figure('20+ streak')).toBe('12');
  expect(figure('Turtle')).toBe('🐢');
  expect(screen.getByText('2/3')).toBeVisible();
  expect(screen.getByRole('link', { name: "Play Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(screen.getByText('The turn-taking grid-building word game')).toBeVisible();
});

const user = {
  id: '1',
  email: 'player@example.org',
  name: null,
  playerName: null,
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  isAdmin: false,
  authenticated: true,
};

it('links to the sign-in page and the privacy policy', async () => {
  open({ body: check() });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', PAGES.auth);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', PAGES.privacyPolicy);
  await screen.findByText('#689 · Fri 20 Nov');
});

it.each([
  ['their player name', { playerName: 'Turtle Rider', name: 'Somebody' }, 'Turtle Rider'],
  ['their name', { name: 'Somebody' }, 'Somebody'],
  ['their email', {}, 'player@example.org'],
])('identifies the signed-in player by %s', async (_, names, shown) => {
  markSignedIn();
  fakeFetch(({ path }) => (path === '/api/auth/user' ? { body: { ...user, ...names } } : { status: 503 }));
  showPages([{ path: PAGES.home, element: <HomePage /> }], PAGES.home);
  // Until the server has responded, it claims neither.
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  const link = await screen.findByRole('link', { name: `Your Account: ${shown}` });
  expect(link).toHaveAttribute('href', PAGES.account);
});

it('links to the account even if the server cannot say whose it is', async () => {
  markSignedIn();
  open('no connection', 'no connection');
  expect(await screen.findByRole('link', { name: 'Your Account' })).toHaveAttribute('href', PAGES.account);
});

it.each([
  ['the server knows', () => undefined, { body: check({ hasActiveGame: true }) }],
  [
    'this browser has saved, without a connection',
    () =>
      saveDaily(
        {
          facts: {
            gameId: 'game-689',
            gameNumber: 689,
            date: TODAY,
            playerUUID: currentIdentity().playerUUID,
            startedAt: '',
          },
          state: newDaily([...'BATSEARD']),
        },
        [],
      ),
    'no connection' as const,
  ],
])('offers to resume a game that %s', async (_, prepare, answer) => {
  prepare();
  open(answer);
  expect(await screen.findByRole('link', { name: "Resume Today's Game" })).toHaveAttribute(
    'href',
    PAGES.daily,
  );
  expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
});

it.each([
  ['the server says so', () => undefined, { body: check({ hasCompleted: true, completion }) }],
  ['this browser remembers it', () => recordCompletion(completion, TODAY), 'no connection' as const],
])("shows that today's game is completed if %s", async (_, prepare, answer) => {
  prepare();
  open(answer);
  expect(await screen.findByRole('button', { name: "Today's Game Completed!" })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'See Results' })).toHaveAttribute('href', '/1pv3-results/game-689');
  expect(figure('Your score')).toBe('26');
});

it('shows its own streak, game number and last games if the server does not respond', async () => {
  recordCompletion({ ...completion, date: plainDate('2026-11-19'), gameNumber: 688 }, TODAY);
  open('no connection', 'no connection');
  expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
  expect(figure('20+ streak')).toBe('1');
  expect(screen.getByText('1/3')).toBeVisible();
  expect(figure('High score')).toBe('–');
});

it('updates when another tab completes the game', async () => {
  open({ body: check() });
  await screen.findByRole('link', { name: "Play Today's Game" });
  recordCompletion(completion, TODAY);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByRole('link', { name: 'See Results' })).toBeVisible();
});

it('refetches outdated data when the player returns to the tab', async () => {
  const { timesAsked } = open({ body: check() });
  await screen.findByText('#689 · Fri 20 Nov');
  const becomesVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  becomesVisible();
  expect(timesAsked()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:36:00Z'));
  becomesVisible();
  await waitFor(() => expect(timesAsked()).toBe(2));
});

it('opens a game created in this tab once the friend has joined', async () => {
  const { store } = open({ body: check() });
  await screen.findByText('#689 · Fri 20 Nov');
  act(() => store.dispatch(setStartedGame('ABC12')));
  expect(await screen.findByText('The game')).toBeVisible();
});
