import { PAGES } from '@tessera/contracts/constants';
import { gridFromText, newDaily, plainDate, rowsFromGrid } from '@tessera/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { recordBestScore } from '../../store/daily/best-scores';
import { completionOn, recordCompletion } from '../../store/daily/completions';
import { saveDaily } from '../../store/daily/saved-daily';
import { setStartedGame } from '../../store/live/started-game';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { scorer } from '../../store/lexicon';
import { HomePage } from './home-page';
import { EXAMPLE, HOME_TEXTS } from './home-texts';
import { TODAY, check, completion, openHome, stats } from './testing/open-home';
import { currentIdentity } from '../../store/identity/identity';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const stat = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;

it("shows today's game and the player's statistics", async () => {
  openHome({ body: check() });
  expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
  expect(await screen.findByText('Turtle')).toBeVisible();
  expect(screen.queryByText('Your score')).toBeNull();
  expect(stat('High score')).toBe('29');
  expect(stat('20+ streak')).toBe('12');
  expect(screen.getByRole('link', { name: '20+ streak' })).toHaveAttribute('href', PAGES.record);
  expect(stat('Turtle')).toBe('🐢');
  expect(screen.getByText('2/3')).toBeVisible();
  expect(screen.getByRole('link', { name: "Play Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(screen.getByText('The turn-taking grid-building word game')).toBeVisible();
});

it('shows a newcomer the aim of the game, and one goal instead of empty statistics', async () => {
  const nothing = { ...stats, twentyPlusStreak: 0, currentStreak: 0, bestStreak: 0, playedOfLastThree: 0 };
  openHome(
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

it('says how far it is to the first animal', async () => {
  const short = { ...stats, twentyPlusStreak: 2, streakStatus: null, streakEmoji: null };
  openHome({ body: check() }, { body: { success: true, stats: short } });
  expect(await screen.findByText('to Hamster')).toBeVisible();
  expect(stat('to Hamster')).toBe('3');
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
  openHome(answer);
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
  openHome(answer);
  expect(await screen.findByText("Today's Game Completed!")).toBeVisible();
  expect(screen.queryByRole('link', { name: "Play Today's Game" })).toBeNull();
  expect(screen.getByRole('link', { name: 'See Results' })).toHaveAttribute('href', '/1pv3-results/game-689');
  expect(stat('Your score')).toBe('26');
});

describe("after today's game", () => {
  const mosaic = 'BRATloreETASdewx';
  const yesterday = { ...completion, date: plainDate('2026-11-19'), gameId: 'game-688' };
  const finished = { body: check({ hasCompleted: true, completion }) };

  it('shows the finished grid, the best possible score and the way to its results', async () => {
    recordCompletion({ ...completion, mosaic }, TODAY);
    recordBestScore(mosaic, 31);
    openHome(finished);
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
    openHome(finished);
    expect(screen.getByRole('link', { name: "Yesterday's best grid" })).toHaveAttribute(
      'href',
      '/1pv3-results/game-688',
    );
    expect(await screen.findByText('29')).toBeVisible();
  });

  it('counts down to the next game, which then appears', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:58-03:30') });
    recordCompletion({ ...completion, mosaic }, TODAY);
    openHome('no connection', 'no connection');
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
  openHome('no connection', 'no connection');
  expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
  expect(stat('20+ streak')).toBe('1');
  expect(screen.getByText('1/3')).toBeVisible();
  expect(stat('High score')).toBe('–');
});

it('updates when another tab completes the game', async () => {
  openHome({ body: check() });
  await screen.findByRole('link', { name: "Play Today's Game" });
  recordCompletion(completion, TODAY);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByRole('link', { name: 'See Results' })).toBeVisible();
});

it('refetches outdated data when the player returns to the tab', async () => {
  const { timesAsked } = openHome({ body: check() });
  await screen.findByText('#689 · Fri 20 Nov');
  const becomesVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  becomesVisible();
  expect(timesAsked()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:36:00Z'));
  becomesVisible();
  await waitFor(() => expect(timesAsked()).toBe(2));
});

it('opens a game created in this tab once the friend has joined', async () => {
  const { store } = openHome({ body: check() });
  await screen.findByText('#689 · Fri 20 Nov');
  act(() => store.dispatch(setStartedGame('ABC12')));
  expect(await screen.findByText('The game')).toBeVisible();
});
