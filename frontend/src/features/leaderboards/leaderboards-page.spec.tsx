import { PRODUCT } from '@tessera/contracts/product';
import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { currentIdentity } from '../../store/identity/identity';
import { KEYS } from '../../store/storage/keys';
import type { FakeResponse } from '../../store/testing/fake-fetch';
import { entry, group, namesIn, none, openLeaderboards, sortOf } from './testing/leaderboards';

Element.prototype.scrollIntoView = jest.fn();

it("shows today's best players with medals, badges, live streaks and links to shared games", async () => {
  openLeaderboards({ '/api/groups': none });
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
  const { user } = openLeaderboards();
  await screen.findByText('Eve');
  await user.selectOptions(sortOf('Top 20'), 'Best streak');
  await waitFor(() => expect(namesIn('Top 20')).toEqual(['Bea', 'Ada', 'Cid', 'Dan']));
  await user.selectOptions(sortOf('Top 20'), 'Current streak');
  await waitFor(() => expect(namesIn('Top 20')).toEqual(['Ada', 'Bea', 'Cid', 'Dan']));
  expect(sortOf('Wordsmiths')).toHaveDisplayValue("Today's score");
});

it('shows the average score, to one decimal, only if the leaderboard is sorted by it', async () => {
  const averages = [entry('Ada', { averageScore: 24 }), entry('Bea', { averageScore: 27.3 })];
  const { user } = openLeaderboards({
    '/api/groups': none,
    '/api/leaderboard': { body: { success: true, leaderboard: averages, gameNumber: 689 } },
  });
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '30-Day Avg' })).toBeNull();
  await user.selectOptions(sortOf('Top 20'), 'Average score');
  expect(await screen.findByRole('columnheader', { name: '30-Day Avg' })).toBeVisible();
  expect(await screen.findByText('24.0')).toBeVisible();
  expect(namesIn('Top 20')).toEqual(['Bea', 'Ada']);
});

it('remembers how each leaderboard is sorted, even after a reload', async () => {
  const first = openLeaderboards();
  await screen.findByText('Eve');
  await first.user.selectOptions(sortOf('Wordsmiths'), 'Best streak');
  expect(sortOf('Wordsmiths')).toHaveDisplayValue('Best streak');
  first.close();
  const second = openLeaderboards();
  await screen.findByText('Eve');
  expect(sortOf('Wordsmiths')).toHaveDisplayValue('Best streak');
  expect(sortOf('Top 20')).toHaveDisplayValue("Today's score");
  await second.user.selectOptions(sortOf('Wordsmiths'), "Today's score");
  second.close();
  openLeaderboards();
  await screen.findByText('Eve');
  expect(sortOf('Wordsmiths')).toHaveDisplayValue("Today's score");
});

it.each(['null', '[]', '"best-streak"', '{"7":"worst","global":7}'])(
  "sorts by today's score if the stored choice is %s",
  async (stored) => {
    localStorage.setItem(KEYS.sortChoices, stored);
    openLeaderboards();
    await screen.findByText('Eve');
    for (const board of ['Top 20', 'Wordsmiths']) expect(sortOf(board)).toHaveDisplayValue("Today's score");
  },
);

it("repeats the player's own row above the others if it is far down, and only then", async () => {
  const players = Array.from({ length: 8 }, (_, at) => entry(`Player ${at}`, { todayScore: 30 - at }));
  const { playerUUID } = currentIdentity();
  const open = (own: number) =>
    openLeaderboards({
      '/api/groups': none,
      '/api/leaderboard': {
        body: {
          success: true,
          leaderboard: players.map((player, at) => (at === own ? { ...player, playerUUID } : player)),
          gameNumber: 689,
        },
      },
    });
  const far = open(6);
  const [pinned, row] = await screen.findAllByText('Player 6');
  expect(pinned?.closest('p')).toHaveTextContent('7Player 624');
  expect(row?.closest('tr')).toHaveTextContent('7Player 624');
  far.close();
  open(2);
  expect(await screen.findAllByText('Player 2')).toHaveLength(1);
});

it('puts the sorted column next to the names', async () => {
  const { user } = openLeaderboards({ '/api/groups': none });
  const columns = () =>
    within(screen.getByRole('table', { name: 'Top 20' }))
      .getAllByRole('columnheader')
      .map((head) => `${head.textContent}${head.getAttribute('aria-sort') ?? ''}`);
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(columns()[2]).toBe('Todaydescending');
  await user.selectOptions(sortOf('Top 20'), 'Best streak');
  expect(columns().slice(2)).toEqual(['Best Streakdescending', 'Today', '20+ Streak', 'Last 3']);
});

it('starts with empty leaderboards when it is opened again', async () => {
  const answers: Record<string, FakeResponse | Promise<FakeResponse>> = {};
  const { router } = openLeaderboards(answers);
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
  const { user, asked } = openLeaderboards({ '/api/groups': none });
  const sort = (name: string) => user.selectOptions(sortOf('Top 20'), name);
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

it('says that nobody has played, or that the leaderboard could not be loaded', async () => {
  const { close } = openLeaderboards({
    '/api/leaderboard': { body: { success: true, leaderboard: [], gameNumber: 689 } },
    '/api/groups': none,
  });
  expect(await screen.findByText('No data available')).toBeVisible();
  close();
  openLeaderboards({ '/api/leaderboard': { status: 502 }, '/api/groups': none });
  expect(await screen.findByText('Failed to load the leaderboard')).toBeVisible();
});

it.each(['<img src=x onerror=alert(1)>', '\u202eslwO', 'א\u200bב', '👩‍👩‍👧', 'x'.repeat(10_000)])(
  'shows a name like %.40j as plain text with its own direction, without affecting anything around it',
  async (name) => {
    const named = { ...group, name };
    openLeaderboards({
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
  openLeaderboards(answers, address);
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
