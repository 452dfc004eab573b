import type { LeaderboardEntry } from '@tessera/contracts';
import { PAGES, PRODUCT, groupLeaderboardPath } from '@tessera/contracts/constants';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEYS } from '../../store/keys';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { ClubPage } from './club-page';
import { LeaderboardsPage } from './leaderboards-page';

const entry = (playerName: string, change: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  playerUUID: playerName,
  playerName,
  todayScore: 20,
  streak: 1,
  currentStreak: 1,
  bestStreak: 1,
  lastThreeGamesCount: 1,
  averageScore: null,
  shareId: null,
  isLive: false,
  streakStatus: null,
  streakEmoji: null,
  ...change,
});

const TOP = [
  entry('Ada', { todayScore: 29, currentStreak: 12, bestStreak: 12, isLive: true, shareId: 'abc' }),
  entry('Bea', { todayScore: 25, bestStreak: 40 }),
  entry('Cid', { todayScore: 24 }),
  entry('Dan', { todayScore: 23 }),
];
const group = { id: '7', name: 'Wordsmiths', inviteCode: 'QWERTY', memberCount: 2, isAdmin: false };
const none: FakeResponse = { body: { success: true, groups: [] } };

const open = (
  answers: Record<string, FakeResponse | Promise<FakeResponse>> = {},
  address: string = PAGES.leaderboards,
) => {
  const asked = fakeFetch(
    ({ path }) =>
      answers[path] ??
      {
        '/api/leaderboard': { body: { success: true, leaderboard: TOP, gameNumber: 689 } },
        '/api/groups': { body: { success: true, groups: [group] } },
        '/api/groups/7': { body: { success: true, group } },
        '/api/groups/7/leaderboard': {
          body: { success: true, leaderboard: [entry('Eve', { todayScore: null, currentStreak: 2 })] },
        },
      }[path] ?? { status: 404 },
  );
  const routes = [
    { path: PAGES.leaderboards, element: <LeaderboardsPage /> },
    { path: PAGES.the32Club, element: <ClubPage /> },
  ];
  return { ...showPages(routes, address), asked, user: userEvent.setup() };
};

const namesIn = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('bdi')?.textContent);

beforeEach(() => localStorage.clear());

Element.prototype.scrollIntoView = jest.fn();

it("shows today's best players with medals, badges, live streaks and links to shared games", async () => {
  open({ '/api/groups': none });
  const table = screen.getByRole('table', { name: 'Top 20' });
  expect(await within(table).findByText('Ada')).toBeVisible();
  expect(screen.getByText(`${PRODUCT} #689`)).toBeVisible();
  for (const [place, medal] of ['🥇', '🥈', '🥉'].entries()) {
    expect(within(table).getByRole('img', { name: String(place + 1) })).toHaveTextContent(medal);
  }
  expect(within(table).getByRole('button', { name: 'Streak Status: Turtle (10+)' })).toHaveTextContent('🐢');
  expect(within(table).getByRole('img', { name: 'Live Streak' })).toBeVisible();
  expect(screen.getByText('= Live Streak')).toBeVisible();
  expect(within(table).getByRole('link', { name: /^29/ })).toHaveAttribute('href', '/share/abc');
  expect(await screen.findByRole('link', { name: 'Create or join groups' })).toHaveAttribute(
    'href',
    PAGES.groups,
  );
});

it('sorts by streaks, with a separate order for each group', async () => {
  const { user } = open();
  await screen.findByText('Eve');
  const sort = within(screen.getByRole('group', { name: 'Sort Top 20 by' }));
  await user.click(sort.getByRole('button', { name: 'Best streak' }));
  await waitFor(() => expect(namesIn('Top 20')).toEqual(['Bea', 'Ada', 'Cid', 'Dan']));
  await user.click(sort.getByRole('button', { name: 'Current streak' }));
  await waitFor(() => expect(namesIn('Top 20')).toEqual(['Ada', 'Bea', 'Cid', 'Dan']));
  const ofGroup = within(screen.getByRole('group', { name: 'Sort Wordsmiths by' }));
  expect(ofGroup.getByRole('button', { name: "Today's score" })).toHaveAttribute('aria-pressed', 'true');
});

it('shows the average score, to one decimal, only if the leaderboard is sorted by it', async () => {
  const averages = [entry('Ada', { averageScore: 24 }), entry('Bea', { averageScore: 27.3 })];
  const { user } = open({
    '/api/groups': none,
    '/api/leaderboard': { body: { success: true, leaderboard: averages, gameNumber: 689 } },
  });
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '30-Day Avg' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Average score' }));
  expect(await screen.findByRole('columnheader', { name: '30-Day Avg' })).toBeVisible();
  expect(await screen.findByText('24.0')).toBeVisible();
  expect(namesIn('Top 20')).toEqual(['Bea', 'Ada']);
});

it('remembers how each leaderboard is sorted, even after a reload', async () => {
  const sorted = (name: string) => within(screen.getByRole('group', { name: `Sort ${name} by` }));
  const chosen = (name: string) => sorted(name).getByRole('button', { pressed: true }).textContent;
  const first = open();
  await screen.findByText('Eve');
  await first.user.click(sorted('Wordsmiths').getByRole('button', { name: 'Best streak' }));
  expect(chosen('Wordsmiths')).toBe('Best streak');
  first.close();
  const second = open();
  await screen.findByText('Eve');
  expect(chosen('Wordsmiths')).toBe('Best streak');
  expect(chosen('Top 20')).toBe("Today's score");
  await second.user.click(sorted('Wordsmiths').getByRole('button', { name: "Today's score" }));
  second.close();
  open();
  await screen.findByText('Eve');
  expect(chosen('Wordsmiths')).toBe("Today's score");
});

it.each(['null', '[]', '"best-streak"', '{"7":"worst","global":7}'])(
  "sorts by today's score if the stored choice is %s",
  async (stored) => {
    localStorage.setItem(KEYS.sortChoices, stored);
    open();
    await screen.findByText('Eve');
    for (const button of screen.getAllByRole('button', { pressed: true }))
      expect(button).toHaveTextContent("Today's score");
  },
);

it('puts the sorted column next to the names', async () => {
  const { user } = open({ '/api/groups': none });
  const columns = () =>
    within(screen.getByRole('table', { name: 'Top 20' }))
      .getAllByRole('columnheader')
      .map((head) => `${head.textContent}${head.getAttribute('aria-sort') ?? ''}`);
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(columns()[2]).toBe('Todaydescending');
  await user.click(screen.getByRole('button', { name: 'Best streak' }));
  expect(columns().slice(2)).toEqual(['Best Streakdescending', 'Today', '20+ Streak', 'Last 3']);
});

it('starts with empty leaderboards when it is opened again', async () => {
  const answers: Record<string, FakeResponse | Promise<FakeResponse>> = {};
  const { router } = open(answers);
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(await screen.findByText('Eve')).toBeVisible();
  await act(() => router.navigate(PAGES.the32Club));
  let arrive = () => {};
  const due = new Promise<void>((resolve) => (arrive = resolve));
  const today = { body: { success: true, leaderboard: [entry('Zoe')], gameNumber: 690 } };
  const members = { body: { success: true, leaderboard: [entry('Fay')] } };
  answers['/api/leaderboard'] = due.then(() => today);
  answers['/api/groups/7/leaderboard'] = due.then(() => members);
  await act(() => router.navigate(PAGES.leaderboards));
  expect(await screen.findByRole('table', { name: 'Top 20' })).toBeVisible();
  expect(screen.queryByText('Ada')).toBeNull();
  expect(screen.queryByText('Eve')).toBeNull();
  expect(screen.queryByText(/#689/)).toBeNull();
  arrive();
  expect(await screen.findByText('Zoe')).toBeVisible();
  expect(await screen.findByText('Fay')).toBeVisible();
});

it('does not refetch a sort order that was shown a moment ago', async () => {
  const { user, asked } = open({ '/api/groups': none });
  const sort = (name: string) => user.click(screen.getByRole('button', { name }));
  for (const name of ['Current streak', 'Best streak', 'Current streak']) {
    await sort(name);
    expect(await screen.findByText('Ada')).toBeVisible();
  }
  const orders = asked.filter(({ path }) => path === '/api/leaderboard');
  expect(orders.map(({ query }) => query.get('sort'))).toEqual([
    'today-score',
    'current-streak',
    'best-streak',
  ]);
});

it("shows each group's leaderboard with notable values highlighted", async () => {
  open();
  expect(await screen.findByText('2 members')).toBeVisible();
  expect(screen.getAllByText('Loading the leaderboard...')[0]).toBeVisible();
  const cell = await within(await screen.findByRole('table', { name: 'Wordsmiths' })).findByText('2');
  expect(cell.tagName).toBe('MARK');
});

it('scrolls to the group in the URL without waiting for the leaderboards above it', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  open({ '/api/leaderboard': new Promise<FakeResponse>(() => {}) }, `${PAGES.leaderboards}#group-7`);
  expect(await screen.findByText('Eve')).toBeVisible();
  expect(scroll.mock.contexts).toEqual([document.getElementById('group-7')]);
});

it("shows a single group's leaderboard with a link back", async () => {
  open({}, groupLeaderboardPath('7'));
  expect(await screen.findByRole('heading', { name: 'Wordsmiths' })).toBeVisible();
  expect(screen.getByText('Group Leaderboard')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Global Leaderboard' })).toHaveAttribute(
    'href',
    PAGES.leaderboards,
  );
});

it('leads back from a group that cannot be loaded', async () => {
  const { router } = open({ '/api/groups/7': { status: 404 } }, groupLeaderboardPath('7'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it.each(['', '..', 'a/b', 'x'.repeat(65)])(
  'leads back from %j, which is not a group, without a request',
  async (id) => {
    const { asked, router } = open({}, groupLeaderboardPath(id));
    expect(await screen.findByRole('table', { name: 'Top 20' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    for (const { path } of asked) expect(path).not.toMatch(/^\/api\/groups\/(?!7)/);
  },
);

it('says that the groups cannot be loaded, and tries again', async () => {
  const answers: Record<string, FakeResponse> = { '/api/groups': { status: 502 } };
  const { user } = open(answers);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load groups');
  expect(await screen.findByText('Ada')).toBeVisible();
  delete answers['/api/groups'];
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Eve')).toBeVisible();
});

it("says that a group's leaderboard cannot be loaded, and tries again", async () => {
  const answers: Record<string, FakeResponse> = { '/api/groups/7/leaderboard': { status: 502 } };
  const { user } = open(answers);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load the leaderboard');
  expect(screen.getByText('Ada')).toBeVisible();
  delete answers['/api/groups/7/leaderboard'];
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Eve')).toBeVisible();
});

it('says that nobody has played, or that the leaderboard could not be loaded', async () => {
  const { close } = open({
    '/api/leaderboard': { body: { success: true, leaderboard: [], gameNumber: 689 } },
    '/api/groups': none,
  });
  expect(await screen.findByText('No data available')).toBeVisible();
  close();
  open({ '/api/leaderboard': { status: 502 }, '/api/groups': none });
  expect(await screen.findByText('Failed to load the leaderboard')).toBeVisible();
});

it('lists The 32 Club, or says that it has no members yet', async () => {
  const club = (leaderboard: object[]) => ({
    '/api/leaderboard/32club': { body: { success: true, leaderboard } },
  });
  const { close } = open(club([{ playerName: 'Ada', perfectScoreCount: 3 }]), PAGES.the32Club);
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  close();
  open(club([]), PAGES.the32Club);
  expect(await screen.findByText('No perfect scores yet!')).toBeVisible();
  expect(screen.getByText('Be the first to achieve a perfect 32-point game.')).toBeVisible();
});

it('shows more of The 32 Club on request, with continued ranks, even after a failure', async () => {
  const path = '/api/leaderboard/32club';
  const ada = { playerName: 'Ada', perfectScoreCount: 3 };
  const answers: Record<string, FakeResponse> = {
    [path]: { body: { success: true, leaderboard: [ada], hasMore: true } },
  };
  const { asked, user } = open(answers, PAGES.the32Club);
  const more = await screen.findByRole('button', { name: 'Show More' });
  answers[path] = { status: 500 };
  await user.click(more);
  expect(await screen.findByText('Failed to load The 32 Club')).toBeVisible();
  expect(namesIn('The 32 Club')).toEqual(['Ada']);

  const bea = { playerName: 'Bea', perfectScoreCount: 1 };
  answers[path] = { body: { success: true, leaderboard: [bea], hasMore: false } };
  await user.click(more);
  expect(await screen.findByText('Bea')).toBeVisible();
  expect(namesIn('The 32 Club')).toEqual(['Ada', 'Bea']);
  expect(screen.getByRole('img', { name: '2' })).toHaveTextContent('🥈');
  expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ afterCount: '3', afterName: 'Ada' });
  await waitFor(() => expect(more).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['<img src=x onerror=alert(1)>', '\u202eslwO', 'א\u200bב', '👩‍👩‍👧', 'x'.repeat(10_000)])(
  'shows a name like %.40j as plain text with its own direction, without affecting anything around it',
  async (name) => {
    const named = { ...group, name };
    open({
      '/api/leaderboard': { body: { success: true, leaderboard: [entry(name)], gameNumber: 689 } },
      '/api/groups': { body: { success: true, groups: [named] } },
    });
    const shown = await screen.findAllByText(
      (_, element) => element?.textContent === name && !element.children.length,
    );
    expect(shown.length).toBeGreaterThanOrEqual(2);
    for (const element of shown) expect(element.closest('bdi')).not.toBeNull();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  },
);

it.each([
  ['Top 20', PAGES.leaderboards],
  ['Wordsmiths', groupLeaderboardPath('7')],
])("replaces a past day's leaderboard when the player returns to the page (%s)", async (label, address) => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T22:30:00Z'));
  const answers: Record<string, FakeResponse> = {};
  open(answers, address);
  const table = () => screen.findByRole('table', { name: label });
  expect(await within(await table()).findByText(label === 'Top 20' ? 'Ada' : 'Eve')).toBeVisible();

  const leaderboard = [entry('Fay')];
  answers['/api/leaderboard'] = {
    body: { success: true, leaderboard, gameNumber: 690 },
  };
  answers['/api/groups/7/leaderboard'] = { body: { success: true, leaderboard } };
  now.mockReturnValue(Date.parse('2026-11-21T07:30:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await within(await table()).findByText('Fay')).toBeVisible();
  expect(screen.queryByText('Ada')).toBeNull();
  now.mockRestore();
});
