import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import { periodOn } from '@tessera/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { today } from '../../../store/daily/today';
import type { FakeResponse } from '../../../store/testing/fake-fetch';
import { namesIn, none, openLeaderboards, sortOf } from '../testing/leaderboards';
import {
  groupPeriodResponse,
  ownPeriodEntry,
  periodEntry,
  periodResponse,
  weekMember,
  weekResponse,
} from '../testing/periods';
import { datesText } from './period-texts';

Element.prototype.scrollIntoView = jest.fn();

const PERIOD = '/api/leaderboard/period';
const WEEK = [periodEntry('Ada', 80, 4), periodEntry('Bea', 62, 2), periodEntry('Cid', 60, 3)];

const open = (answers: Record<string, FakeResponse>, search = '') =>
  openLeaderboards({ '/api/groups': none, ...answers }, `${PAGES.leaderboards}${search}`);
const queries = (asked: ReturnType<typeof openLeaderboards>['asked']) =>
  asked.filter(({ path }) => path === PERIOD).map(({ query }) => [query.get('period'), query.get('back')]);
const press = (name: string) => screen.getByRole('button', { name });

it('shows the week with points, games and averages', async () => {
  const { user, router } = open({ [PERIOD]: periodResponse(WEEK) });
  await user.click(press('Week'));
  expect(router.state.location.search).toBe('?period=week');
  const table = screen.getByRole('table', { name: 'Top 20' });
  expect(await within(table).findByRole('row', { name: /Ada 80 4 of 7 days 20\.0/ })).toBeVisible();
  expect(within(table).getByRole('img', { name: '1' })).toHaveTextContent('🥇');
  expect(screen.getByText(datesText('week', periodOn('week', today()), today()))).toBeVisible();
  expect(screen.getByText('This week so far')).toBeVisible();
  expect(screen.queryByText('= Live Streak')).toBeNull();
});

it('pages into the past and back, and keeps the address up to date', async () => {
  const { user, router, asked } = open({ [PERIOD]: periodResponse(WEEK) }, '?period=week');
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(press('Later week')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Earlier week'));
  expect(router.state.location.search).toBe('?period=week&back=1');
  expect(screen.getByText('Last week')).toBeVisible();
  await waitFor(() => expect(namesIn('Top 20')).toEqual(['Ada', 'Bea', 'Cid']));
  await user.click(press('Later week'));
  expect(router.state.location.search).toBe('?period=week');
  await user.click(press('Month'));
  await waitFor(() => expect(queries(asked)).toContainEqual(['month', '0']));
  expect(queries(asked)).toContainEqual(['week', '1']);
});

it('stops at the first period', async () => {
  const days = { body: { success: true, leaderboard: [], own: null, gameNumber: 1 } };
  const { user, router } = open({ '/api/leaderboard': days, [PERIOD]: periodResponse([]) }, '?period=month');
  expect(await screen.findByText('This month so far · The first month')).toBeVisible();
  await user.click(press('Earlier month'));
  expect(router.state.location.search).toBe('?period=month');
});

it.each(['?period=year', '?period=', '?back=2'])('shows today for %s', async (search) => {
  const { asked } = open({}, search);
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(queries(asked)).toEqual([]);
});

it.each([
  ['?period=week&back=9999', '51'],
  ['?period=week&back=-1', '0'],
  ['?period=week&back=x', '0'],
])('makes the best of %s', async (search, back) => {
  const { asked } = open({ [PERIOD]: periodResponse(WEEK) }, search);
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(queries(asked)).toEqual([['week', back]]);
});

it('sorts by average, says how many games that needs, and remembers it', async () => {
  const answers = { [PERIOD]: periodResponse([WEEK[1]!, WEEK[0]!], { minGames: 2 }) };
  const first = open(answers, '?period=week');
  await screen.findByText('Ada');
  await first.user.selectOptions(sortOf('Top 20'), 'Average score');
  expect(await screen.findByText('Averages need at least 2 games.')).toBeVisible();
  expect(namesIn('Top 20')).toEqual(['Bea', 'Ada']);
  const sorted = screen.getByRole('columnheader', { name: 'Avg' });
  expect(sorted).toHaveAttribute('aria-sort', 'descending');
  first.close();
  open(answers, '?period=month');
  expect(await screen.findByText('Averages need at least 2 games.')).toBeVisible();
});

it("puts the player's own row where it belongs, without a rank", async () => {
  const own = ownPeriodEntry(61, 2, 1);
  open({ [PERIOD]: periodResponse(WEEK, { own }) }, '?period=week');
  expect(await screen.findByText("1 of your games isn't counted on public leaderboards.")).toBeVisible();
  expect(namesIn('Top 20')).toEqual(['Ada', 'Bea', 'You', 'Cid']);
  const row = screen.getByText('You').closest('tr');
  expect(row).toHaveAttribute('data-own');
  expect(within(row as HTMLElement).getByText('Not ranked')).toBeInTheDocument();
});

it("names the link to one's own shared game, with or without a name", async () => {
  const own = { ...ownPeriodEntry(29, 1), shareId: 'abc' };
  open({ [PERIOD]: periodResponse(WEEK, { own }) }, '?period=yesterday');
  expect(await screen.findByRole('link', { name: '29, your game' })).toHaveAttribute('href', '/share/abc');
});

it("puts the player's own row last if its average has too few games", async () => {
  localStorage.setItem('sortChoices', JSON.stringify({ 'global periods': 'mean' }));
  open({ [PERIOD]: periodResponse(WEEK, { own: ownPeriodEntry(32, 1), minGames: 2 }) }, '?period=week');
  expect(await screen.findByText('You')).toBeVisible();
  expect(namesIn('Top 20').at(-1)).toBe('You');
});

it('links a shared game of yesterday, and has no columns for several days', async () => {
  const shared = { ...periodEntry('Ada', 29, 1), shareId: 'abc' };
  open({ [PERIOD]: periodResponse([shared]) }, '?period=yesterday');
  expect(await screen.findByRole('link', { name: "29, Ada's game" })).toHaveAttribute('href', '/share/abc');
  expect(screen.queryByRole('columnheader', { name: 'Played' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Total points' })).toBeNull();
});

it('says that nobody has played, or cannot be loaded, and tries again', async () => {
  const answers: Record<string, FakeResponse> = { '/api/groups': none, [PERIOD]: 'no connection' };
  const { user } = openLeaderboards(answers, `${PAGES.leaderboards}?period=week&back=2`);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load the leaderboard');
  answers[PERIOD] = periodResponse([]);
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No scores listed that week')).toBeVisible();
});

describe('a group', () => {
  const MEMBERS = [periodEntry('Eve', 60, 4), periodEntry('Gus', 58, 2), periodEntry('Hal', 0, 0)];
  const openGroup = (answers: Record<string, FakeResponse> = {}, search = '&period=week') =>
    openLeaderboards(
      { '/api/groups/7/leaderboard/period': groupPeriodResponse(MEMBERS, false), ...answers },
      groupLeaderboardPath('7') + search,
    );

  it('lists all members, and sorts them without asking again', async () => {
    const { user, asked } = openGroup();
    expect(await screen.findByRole('row', { name: /Not ranked Hal not played 0 of 7 days/ })).toBeVisible();
    expect(namesIn('Wordsmiths')).toEqual(['Eve', 'Gus', 'Hal']);
    const before = asked.length;
    await user.selectOptions(sortOf('Wordsmiths'), 'Average score');
    expect(namesIn('Wordsmiths')).toEqual(['Gus', 'Eve', 'Hal']);
    expect(asked).toHaveLength(before);
    expect(screen.getByText('This week so far · The first week')).toBeVisible();
  });

  it("shows the week's scores by member and day, with the best of each day", async () => {
    const week = weekResponse([
      weekMember('Eve', [24, 20, 31, null, null, null, null]),
      weekMember(null, [26, null, null, null, null, null, null]),
    ]);
    openGroup({ '/api/groups/7/week': week }, '');
    const grid = await screen.findByRole('table', { name: /^Head to head, / });
    expect(await within(grid).findByRole('columnheader', { name: 'Monday 23 November' })).toBeVisible();
    expect(within(grid).getByRole('columnheader', { name: 'Today, Wednesday 25 November' })).toBeVisible();
    const [, eve, nameless] = within(grid).getAllByRole('row');
    expect(within(eve!).getByRole('rowheader', { name: 'Eve' })).toBeVisible();
    const texts = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const later = ['upcoming', 'upcoming', 'upcoming', 'upcoming'];
    expect(texts(eve!)).toEqual(['24', '20', '31', ...later, '75']);
    expect(within(nameless!).getByRole('rowheader', { name: 'Unknown Player' })).toBeVisible();
    expect(texts(nameless!)).toEqual([
      '26, best of the day',
      '–not played',
      '–not played yet',
      ...later,
      '26',
    ]);
  });

  it('shows the week of the leaderboard, and none for a day or month', async () => {
    const { user, asked } = openGroup({}, '&period=week&back=3');
    expect((await screen.findAllByText('Fay'))[0]).toBeVisible();
    const asksFor = asked.filter(({ path }) => path === '/api/groups/7/week');
    expect(asksFor.map(({ query }) => query.get('back'))).toEqual(['3']);
    await user.click(press('Month'));
    expect(screen.queryByRole('heading', { name: 'Head to head' })).toBeNull();
  });

  it('says if the week cannot be loaded, beside the leaderboard', async () => {
    openGroup({ '/api/groups/7/week': { status: 502 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the leaderboard');
    expect(await screen.findByText('Eve')).toBeVisible();
  });
});
