import { PAGES } from '@tessera/contracts/wire';
import { gridFromText, newDaily, plainDate, replayDaily } from '@tessera/rules';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordCompletion } from '../../store/daily/completions';
import { saveDaily, withoutWords } from '../../store/daily/saved-daily';
import { setStartedGame } from '../../store/live-games';
import type { FakeResponse } from '../../store/testing/fake-fetch';
import { scorer } from '../../store/lexicon';
import { EXAMPLE, HOME_TEXTS } from './home-texts';
import { TODAY, check, completion, newcomer, openHome, stats } from './testing/open-home';
import { currentIdentity, replaceIdentity, markSignedIn } from '../../store/identity/identity';
import { dailyApi } from '../daily/daily.api';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});

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

it('shows a newcomer what the game is, who gives the letters, and three ways to begin', async () => {
  openHome({ body: check(newcomer) });
  expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
  expect(screen.getByText('Make words across and down.')).toBeVisible();
  expect(screen.getByRole('img', { name: /^An example: .* knee down\.$/ })).toBeVisible();
  expect(screen.getByText('Eight letters are the same for everyone.')).toBeVisible();
  expect(screen.getByText('You choose the other eight.')).toBeVisible();
  const below = screen.getByText('How It Works');
  const first = screen
    .getAllByRole('link')
    .filter((link) => link.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((link) => link.textContent);
  expect(first).toEqual(["Play Today's Game", 'Play a Friend', 'How to Play']);
  expect(document.body).not.toHaveTextContent(/streak|high score|Played of last 3|Simple Daily|Archive/i);
});

it('takes a player whose games were all played on another device for one', async () => {
  openHome({ body: check() });
  expect(await screen.findByText('2/3')).toBeVisible();
  expect(screen.queryByText('You choose the other eight.')).toBeNull();
});

it('has an example of eight different valid words', () => {
  const { words, total } = scorer.scoreGrid(gridFromText(EXAMPLE));
  expect(total).toBe(32);
  expect(new Set(words.map(({ word }) => word)).size).toBe(8);
  for (const { word } of words) expect(HOME_TEXTS.example).toContain(word.toLowerCase());
});

it('says how far it is to the first animal', async () => {
  const short = { ...stats, twentyPlusStreak: 2, streakStatus: null, streakEmoji: null };
  openHome({ body: check({ stats: short }) });
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
  [
    'the server says so',
    () => undefined,
    {
      body: check({
        hasCompleted: true,
        completion,
        recent: [{ ...completion, mosaic: 'BRATloreETASdewx' }],
      }),
    },
  ],
  ['this browser remembers it', () => recordCompletion(completion, TODAY), 'no connection' as const],
])("shows that today's game is completed if %s", async (_, prepare, answer) => {
  prepare();
  openHome(answer);
  expect(await screen.findByText("Today's Game Completed!")).toBeVisible();
  expect(screen.queryByRole('link', { name: "Play Today's Game" })).toBeNull();
  expect(screen.getByRole('link', { name: 'See Results' })).toHaveAttribute('href', '/1pv3-results/game-689');
  expect(await screen.findByText('points today')).toBeVisible();
  expect(screen.getByText('26')).toBeVisible();
});

it('shows its own streak, game number and last games if the server does not respond', async () => {
  recordCompletion({ ...completion, date: plainDate('2026-11-19'), gameNumber: 688 }, TODAY);
  openHome('no connection');
  expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
  expect(await screen.findByText('20+ streak')).toBeVisible();
  expect(stat('20+ streak')).toBe('1');
  expect(screen.getByText('1/3')).toBeVisible();
  expect(stat('High score')).toBe('–');
});

describe("yesterday's game, begun here", () => {
  const YESTERDAY = plainDate('2026-11-19');
  const saveYesterdays = () => {
    const facts = { gameId: 'game-688', gameNumber: 688, date: YESTERDAY, startedAt: '' };
    const moves = [{ round: 1, letter: 'B', cellIndex: 0 }];
    saveDaily({ facts, state: replayDaily([...'BATSEARD'], moves)! }, withoutWords(moves));
  };
  const mosaic = 'BRATloreetasdewx';
  const playedToday = check({ hasCompleted: true, completion, recent: [{ ...completion, mosaic }] });
  const finishLink = () => screen.queryByRole('link', { name: 'Finish #688' });

  it.each([
    ['has been completed', playedToday],
    ['is in progress', check({ hasActiveGame: true })],
  ])("can be finished, although today's %s", async (_, checked) => {
    saveYesterdays();
    const { router } = openHome({ body: checked });
    await userEvent.click(await screen.findByRole('link', { name: 'Finish #688' }));
    expect(router.state.location.pathname).toBe(PAGES.daily);
    expect(router.state.location.state).toEqual({ toFinish: YESTERDAY });
  });

  it('is not offered once its day is over everywhere', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:30:00Z'));
    saveYesterdays();
    openHome({ body: playedToday });
    expect(await screen.findByText('2/3')).toBeVisible();
    expect(finishLink()).toBeNull();
  });

  it('is not offered if it was completed on another device', async () => {
    saveYesterdays();
    const elsewhere = { ...completion, date: YESTERDAY, gameNumber: 688, gameId: 'game-688', mosaic };
    openHome({ body: { ...playedToday, recent: [elsewhere] } });
    expect(await screen.findByRole('link', { name: "Yesterday's best grid" })).toBeVisible();
    expect(finishLink()).toBeNull();
  });
});

describe('until the server has responded', () => {
  /** Opens the page with the response held back. */
  const openWaiting = () => {
    let respond: (answer: FakeResponse) => void = () => undefined;
    openHome(new Promise<FakeResponse>((resolve) => (respond = resolve)));
    return (answer: FakeResponse) => respond(answer);
  };
  const BEGINNERS = /you choose the other|how it works|play today's game|make words across/i;
  const mosaic = 'BRATloreetasdewx';
  const yesterday = { date: '2026-11-19', gameNumber: 688, finalScore: 22, gameId: 'game-688', mosaic };

  it('tells nobody who has just signed in that they are a beginner, then shows everything at once', async () => {
    markSignedIn();
    currentIdentity();
    const respond = openWaiting();
    expect(await screen.findByText('Fri 20 Nov')).toBeVisible();
    expect(document.body).not.toHaveTextContent(BEGINNERS);
    expect(document.body).not.toHaveTextContent('High score');
    expect(screen.getByRole('link', { name: "Today's Game" })).toHaveAttribute('href', PAGES.daily);
    const recent = [{ ...completion, mosaic }, yesterday];
    respond({ body: check({ hasCompleted: true, completion, recent }) });
    expect(await screen.findByText("Today's Game Completed!")).toBeVisible();
    expect(screen.getByRole('img', { name: /BRAT, LORE/ })).toBeVisible();
    expect(screen.getByText('26')).toBeVisible();
    expect([stat('High score'), stat('20+ streak')]).toEqual(['29', '12']);
    expect(screen.getByRole('link', { name: "Yesterday's best grid" })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your Last Seven Days' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(BEGINNERS);
  });

  it('shows no statistics of this browser only, but a game that was completed in it', async () => {
    recordCompletion({ ...completion, mosaic }, TODAY);
    const respond = openWaiting();
    expect(screen.getByRole('link', { name: 'See Results' })).toBeVisible();
    expect(screen.getByRole('img', { name: /BRAT, LORE/ })).toBeVisible();
    expect(screen.queryByText('20+ streak')).toBeNull();
    respond({ body: check({ hasCompleted: true, completion, recent: [{ ...completion, mosaic }] }) });
    expect(await screen.findByText('Turtle')).toBeVisible();
  });

  const expectIntroduction = () => {
    expect(screen.getByText('You choose the other eight.')).toBeVisible();
    expect(screen.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
    expect(screen.getByText('Make words across and down.')).toBeVisible();
  };

  it('introduces the game at once to a player who has just arrived', () => {
    openWaiting();
    expectIntroduction();
  });

  it.each([
    ['a player', () => undefined],
    ['a signed-in player', markSignedIn],
  ])('introduces it at once to %s who had finished none before, until they finish one', async (_, signIn) => {
    signIn();
    openHome({ body: check(newcomer) });
    expect(await screen.findByText('#689 · Fri 20 Nov')).toBeVisible();
    cleanup();
    openWaiting();
    expectIntroduction();
    cleanup();
    recordCompletion({ ...completion, date: plainDate('2026-11-19'), gameNumber: 688 }, TODAY);
    openWaiting();
    expect(document.body).not.toHaveTextContent(BEGINNERS);
  });
});

it("doesn't guess the streak of an account that it can't reach", async () => {
  markSignedIn();
  openHome('no connection');
  expect(await screen.findByText('Failed to fetch unified streaks')).toBeVisible();
  expect(screen.queryByText('You choose the other eight.')).toBeNull();
  expect(screen.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
});

it('shows the high score that the result has just shown, whatever an older response says', async () => {
  recordCompletion(completion, TODAY);
  const { store } = openHome({ body: check({ hasCompleted: true, completion, todaysHighScore: null }) });
  await act(() => store.dispatch(dailyApi.util.upsertQueryData('dailyHighScore', TODAY, 26)));
  expect(await screen.findByText('Turtle')).toBeVisible();
  expect(stat('High score')).toBe('26');
});

it("leads to no result if another player has completed today's game in this browser", async () => {
  recordCompletion(completion, TODAY);
  replaceIdentity();
  openHome({ body: check(newcomer) });
  expect(await screen.findByText("Today's Game Completed!")).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See Results' })).toBeNull();
  expect(screen.queryByText('26')).toBeNull();
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
