import { PAGES } from '@tessera/contracts/constants';
import { gridFromText, newDaily, plainDate, rowsFromGrid } from '@tessera/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { recordBestScore } from '../../store/daily/best-scores';
import { completionOn, recordCompletion } from '../../store/daily/completions';
import { markSignedIn } from '../../store/identity/signed-in';
import { saveDaily } from '../../store/daily/saved-daily';
import { setStartedGame } from '../../store/live/started-game';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { scorer } from '../../store/lexicon';
import { HomePage } from './home-page';
import { EXAMPLE, HOME_TEXTS } from './home-texts';
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
  hasPlayed: true,
  streakStatus: 'Turtle',
  streakEmoji: '🐢',
};

const open = (
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
  expect(screen.queryByText('Your score')).toBeNull();
  expect(figure('High score')).toBe('29');
  expect(figure('20+ streak')).toBe('12');
  expect(figure('Turtle')).toBe('🐢');
  expect(screen.getByText('2/3')).toBeVisible();
  expect(screen.getByRole('link', { name: "Play Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(screen.getByText('The turn-taking grid-building word game')).toBeVisible();
});

it('shows a newcomer the aim of the game, and one goal instead of empty statistics', async () => {
  const nothing = { ...stats, twentyPlusStreak: 0, currentStreak: 0, bestStreak: 0, playedOfLastThree: 0 };
  open(
    { body: check() },
    {
      body: {
        success: true,
        stats: { ...nothing, hasPlayed: false, streakStatus: null, streakEmoji: null },
      },
    },
  );
  expect(await screen.findByText("Today's high score: 29")).toBeVisible();
  expect(screen.getByText('Make words across and down.')).toBeVisible();
  expect(screen.getByRole('img', { name: /^An example: .* knee down\.$/ })).toBeVisible();
  expect(screen.getByText('Score 20 to start a streak')).toBeVisible();
  expect(screen.queryByText('20+ streak')).toBeNull();
  expect(screen.queryByText(/Played of last 3/)).toBeNull();
});

it('has an example of eight different valid words', () => {
  const { words, total } = scorer.scoreGrid(gridFromText(EXAMPLE));
  expect(total).toBe(32);
  expect(new Set(words.map(({ word }) => word)).size).toBe(8);
  for (const { word } of words) expect(HOME_TEXTS.example).toContain(word.toLowerCase());
});

it('has a line of promise for each of the other ways to play', async () => {
  open({ body: check() });
  const ways = within(screen.getByRole('list', { name: 'Other ways to play' })).getAllByRole('listitem');
  expect(ways.map((way) => within(way).getByRole('link').getAttribute('href'))).toEqual([
    PAGES.playFriend,
    PAGES.duels,
    PAGES.archive,
    PAGES.simpleDaily,
  ]);
  for (const way of ways) expect(way.querySelector('p')).not.toBeEmptyDOMElement();
  await screen.findByText('#689 · Fri 20 Nov');
});

it('leads to a game against the bot that is in progress', async () => {
  currentIdentity();
  const duel = { gameId: 'DC-7', level: 'gentle', playerScore: null, botScore: null };
  const duels = [
    { ...duel, status: 'active', currentRound: 5 },
    { ...duel, gameId: 'DC-8', status: 'completed', currentRound: 16 },
  ];
  open({ body: check() }, { body: { success: true, stats } }, duels);
  const resume = await screen.findByRole('link', { name: 'Resume: Round 5 of 16' });
  expect(resume).toHaveAttribute('href', '/daily-challenge/DC-7');
});

it('says how far it is to the first animal', async () => {
  const short = { ...stats, twentyPlusStreak: 2, streakStatus: null, streakEmoji: null };
  open({ body: check() }, { body: { success: true, stats: short } });
  expect(await screen.findByText('to Hamster')).toBeVisible();
  expect(figure('to Hamster')).toBe('3');
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
  expect(await screen.findByText("Today's Game Completed!")).toBeVisible();
  expect(screen.queryByRole('link', { name: "Play Today's Game" })).toBeNull();
  expect(screen.getByRole('link', { name: 'See Results' })).toHaveAttribute('href', '/1pv3-results/game-689');
  expect(figure('Your score')).toBe('26');
});

describe("after today's game", () => {
  const mosaic = 'BRATloreETASdewx';
  const yesterday = { ...completion, date: plainDate('2026-11-19'), gameId: 'game-688' };
  const finished = { body: check({ hasCompleted: true, completion }) };

  it('shows the finished grid, the best possible score and the way to its results', async () => {
    recordCompletion({ ...completion, mosaic }, TODAY);
    recordBestScore(mosaic, 31);
    open(finished);
    expect(screen.getByRole('img', { name: 'Your grid: BRAT, LORE, ETAS, DEWX' })).toBeVisible();
    expect(screen.getByText('of 31 possible')).toBeVisible();
    expect(screen.queryByText('Make words across and down.')).toBeNull();
    expect(screen.queryByText("Yesterday's best grid")).toBeNull();
    expect(await screen.findByText('29')).toBeVisible();
  });

  it('loads the finished grid if this browser does not have it, and keeps it', async () => {
    recordCompletion(completion, TODAY);
    const words = [{ word: 'BRAT', direction: 'horizontal', line: 0, start: 0, score: 4 }];
    const game = { playerGrid: rowsFromGrid(gridFromText('BRATLOREETASDEWX')), playerWords: words };
    fakeFetch(({ path }) =>
      path === '/api/1pv3/game-689' ? { body: { success: true, game } } : { status: 503 },
    );
    showPages([{ path: PAGES.home, element: <HomePage /> }], PAGES.home);
    expect(await screen.findByRole('img', { name: /BRAT, LORE/ })).toBeVisible();
    expect(completionOn(TODAY)?.mosaic).toBe('BRATloreetasdewx');
    expect(screen.getByText('points today')).toBeVisible();
  });

  it("links to yesterday's results", async () => {
    recordCompletion(yesterday, TODAY);
    recordCompletion({ ...completion, mosaic }, TODAY);
    open(finished);
    expect(screen.getByRole('link', { name: "Yesterday's best grid" })).toHaveAttribute(
      'href',
      '/1pv3-results/game-688',
    );
    expect(await screen.findByText('29')).toBeVisible();
  });

  it('counts down to the next game, which then appears', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:58Z') });
    recordCompletion({ ...completion, mosaic }, TODAY);
    open('no connection', 'no connection');
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:02');
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Make words across and down.')).toBeVisible();
    await act(() => jest.runOnlyPendingTimersAsync());
    jest.useRealTimers();
  });
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
