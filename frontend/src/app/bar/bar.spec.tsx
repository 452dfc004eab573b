import { PAGES, pathOf, groupLeaderboardPath } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectTutorial } from '../../features/help/help.slice';
import { recordCompletion } from '../../store/daily/completions';
import { markSignedIn } from '../../store/identity/identity';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { Header } from '../header';
import { loadBar } from './lazy-bar';

let isWide = true;
const STATS = { twentyPlusStreak: 13, streakStatus: 'Turtle', streakEmoji: '🐢', playedOfLastThree: 1 };

beforeEach(() => {
  isWide = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide && media.includes('1024px'),
    } as MediaQueryList),
  );
});

const open = async (path: string, answers: Record<string, FakeResponse> = {}) => {
  fakeFetch(({ path: asked }) => answers[asked] ?? { status: 503 });
  await loadBar(path);
  return { user: userEvent.setup(), ...showPages([{ path: '*', element: <Header /> }], path) };
};

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const menu = (name: string) => {
  const label = bar().getByText(name);
  return { label, details: label.closest('details') };
};

it('marks the current page, and the group that it belongs to', async () => {
  const { router } = await open(PAGES.groups);
  expect(bar().getByRole('link', { name: 'Groups' })).toHaveAttribute('aria-current', 'page');
  await act(() => router.navigate(groupLeaderboardPath('wordsmiths')));
  expect(bar().getByRole('link', { name: 'Groups' })).toHaveAttribute('aria-current', 'page');
  await act(() => router.navigate(PAGES.the32Club));
  expect(bar().getByRole('link', { name: 'Leaderboards' })).toHaveAttribute('aria-current', 'page');
  expect(bar().getByRole('link', { name: 'Groups' })).not.toHaveAttribute('aria-current');
  await act(() => router.navigate(PAGES.archive));
  expect(menu('Play').label).toHaveAttribute('aria-current', 'true');
  expect(menu('Learn').label).not.toHaveAttribute('aria-current');
});

it('opens a group, and closes it on Escape, on leaving it and on a click elsewhere', async () => {
  const { user } = await open(PAGES.home);
  const { label, details } = menu('Play');
  await user.click(label);
  expect(details).toHaveAttribute('open');
  await user.tab();
  expect(bar().getByRole('link', { name: /^Play a Friend/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(label).toHaveFocus();

  await user.click(label);
  await user.tab({ shift: true });
  expect(bar().getByRole('link', { name: 'Today' })).toHaveFocus();
  expect(details).not.toHaveAttribute('open');

  await user.click(label);
  await user.click(document.body);
  expect(details).not.toHaveAttribute('open');
});

it('leads to every way to play, and closes on the way', async () => {
  const { user, router } = await open(PAGES.home);
  const { label, details } = menu('Play');
  for (const [name, path] of [
    ['Play a Friend', PAGES.playFriend],
    ['Play the Bot', PAGES.duels],
    ['Archive', PAGES.archive],
  ] as const) {
    await user.click(label);
    await user.click(bar().getByText(name));
    expect(router.state.location.pathname).toBe(path);
    expect(details).not.toHaveAttribute('open');
  }
});

it('opens the tutorials, to which the focus returns', async () => {
  const { user, store } = await open(PAGES.rules);
  const { label } = menu('Learn');
  await user.click(label);
  await user.click(bar().getByText('2-Player Tutorial'));
  expect(selectTutorial(store.getState())).toBe('two-player');
  expect(label).toHaveFocus();
});

it("leads to today's result once the game is completed", async () => {
  const date = plainDate('2026-11-20');
  const { router } = await open(PAGES.home);
  const today = () => bar().getByRole('link', { name: 'Today' });
  expect(today()).toHaveAttribute('href', PAGES.daily);
  const result = pathOf(PAGES.dailyResults, { gameId: 'game-689' });
  act(() => recordCompletion({ date, gameNumber: 689, finalScore: 26, gameId: 'game-689' }, date));
  await act(() => router.navigate(result));
  expect(today()).toHaveAttribute('href', result);
  expect(today()).toHaveAttribute('aria-current', 'page');
});

it("leads to today's game after midnight, even if the server can't be reached", async () => {
  const answers: Record<string, FakeResponse> = {
    '/api/1pv3/check-completion': { body: { completion: { gameId: 'game-689' }, hasCompleted: true } },
  };
  await open(PAGES.home, answers);
  const today = () => bar().getByRole('link', { name: 'Today' });
  const result = pathOf(PAGES.dailyResults, { gameId: 'game-689' });
  await waitFor(() => expect(today()).toHaveAttribute('href', result));
  answers['/api/1pv3/check-completion'] = 'no connection';
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:30:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(today()).toHaveAttribute('href', PAGES.daily);
});

it.each([
  ['during a game', PAGES.daily, true],
  ['in a narrow window', PAGES.home, false],
])('is not there %s', async (_, path, wide) => {
  isWide = wide;
  await open(path);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

describe('next to the menu', () => {
  const stats = { '/api/player/stats': { body: { success: true, stats: STATS } } };

  it('shows the streak and the name of a player without an account', async () => {
    const profile = { body: { success: true, playerName: 'Ann' } };
    await open(PAGES.home, { ...stats, '/api/player/profile': profile });
    expect(await screen.findByRole('link', { name: 'Player Name: Ann' })).toHaveAttribute(
      'href',
      PAGES.playerName,
    );
    expect(await screen.findByRole('link', { name: '20+ streak: 13' })).toHaveAttribute(
      'href',
      PAGES.achievements,
    );
  });

  it.each([
    ['has no name', { body: { success: true, playerName: null } }],
    ["can't be looked up", 'no connection'],
  ] as const)('offers to sign in if the player %s', async (_, profile) => {
    await open(PAGES.home, { '/api/player/profile': profile });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', PAGES.auth);
    expect(screen.queryByRole('link', { name: /^20\+ streak/ })).toBeNull();
  });

  it("shows the signed-in player's address if they have no name", async () => {
    markSignedIn();
    await open(PAGES.home, {
      '/api/auth/user': {
        body: { id: 'u', email: 'ann@play.example', name: null, playerName: null, authenticated: true },
      },
      '/api/player/profile': { body: { success: true, playerName: null } },
    });
    const link = await screen.findByRole('link', { name: 'Your Account: ann@play.example' });
    expect(link).toHaveAttribute('href', PAGES.account);
  });
});

describe('the menu', () => {
  const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

  it('has beside the bar only what the bar has not', async () => {
    const { user } = await open(PAGES.rules);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await entries()).toEqual([
      'The 32 Club',
      'Your Record',
      'Feedback',
      'Player Name',
      'Sign In',
      'Settings',
    ]);
  });

  it.each([
    ['on narrow screens', (): void => void (isWide = false), PAGES.rules],
    ['in a game, which has no bar', (): void => undefined, PAGES.daily],
  ])('has everything %s', async (_, prepare, path) => {
    prepare();
    const { user } = await open(path);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await entries()).toHaveLength(18);
  });
});

it('says at the way to play a friend how many games wait, and in no other group', async () => {
  document.documentElement.dataset['turns'] = '2';
  const { user } = await open(PAGES.rules);
  await user.click(menu('Play').label);
  expect(await bar().findByText('Your move in 2 games')).toBeInTheDocument();
  expect(bar().getByRole('link', { name: /^Play a Friend/ })).toHaveTextContent('Your move in 2 games');
  delete document.documentElement.dataset['turns'];
});
