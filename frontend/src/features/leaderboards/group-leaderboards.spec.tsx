import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { FakeResponse } from '../../store/testing/fake-fetch';
import { entry, openLeaderboards, sortOf } from './testing/leaderboards';

Element.prototype.scrollIntoView = jest.fn();

it("shows each group's leaderboard with notable values highlighted", async () => {
  openLeaderboards();
  expect(await screen.findByText('2 members')).toBeVisible();
  expect(screen.getAllByText('Loading the leaderboard...')[0]).toBeVisible();
  const cell = await within(await screen.findByRole('table', { name: 'Wordsmiths' })).findByText('2');
  expect(cell.tagName).toBe('MARK');
});

it('gives medals and ranks only to results, whatever the leaderboard is sorted by', async () => {
  const members = [
    entry('Ann', { todayScore: 21, currentStreak: 0, bestStreak: 0 }),
    entry('Bo', { todayScore: null, currentStreak: 88, bestStreak: 90 }),
    entry('Cy', { todayScore: null, currentStreak: 0, bestStreak: 0 }),
  ];
  const { user } = openLeaderboards({
    '/api/groups/7/leaderboard': { body: { success: true, leaderboard: members } },
  });
  const ranks = () =>
    within(screen.getByRole('table', { name: 'Wordsmiths' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent?.replace(/^(.|–Not ranked)(Ann|Bo|Cy).*/u, '$1$2'));
  expect(await screen.findByText('Cy')).toBeVisible();
  expect(ranks()).toEqual(['🥇Ann', '–Not rankedBo', '–Not rankedCy']);
  await user.selectOptions(sortOf('Wordsmiths'), 'Current streak');
  expect(ranks()).toEqual(['🥇Bo', '–Not rankedAnn', '–Not rankedCy']);
});

it("shows how many 32s the group's members have once one of them has one", async () => {
  const table = () => within(screen.getByRole('table', { name: 'Wordsmiths' }));
  const members = [
    { ...entry('Ann'), perfectScoreCount: 0 },
    { ...entry('Bo'), perfectScoreCount: 0 },
  ];
  openLeaderboards({ '/api/groups/7/leaderboard': { body: { success: true, leaderboard: members } } });
  expect(await screen.findByText('Bo')).toBeVisible();
  expect(table().queryByRole('columnheader', { name: '32s' })).not.toBeInTheDocument();
  cleanup();
  members.push({ ...entry('Cy'), perfectScoreCount: 3 });
  openLeaderboards({ '/api/groups/7/leaderboard': { body: { success: true, leaderboard: members } } });
  expect(await screen.findByText('Cy')).toBeVisible();
  expect(table().getByRole('columnheader', { name: '32s' })).toBeVisible();
  const counts = table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastChild?.textContent);
  expect(counts).toEqual(['–', '–', '3']);
});

it('scrolls to the group in the URL without waiting for the leaderboards above it', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  openLeaderboards(
    { '/api/leaderboard': new Promise<FakeResponse>(() => {}) },
    `${PAGES.leaderboards}#group-7`,
  );
  expect(await screen.findByText('Eve')).toBeVisible();
  expect(scroll.mock.contexts).toEqual([document.getElementById('group-7')]);
});

it("shows a single group's leaderboard with a link back", async () => {
  openLeaderboards({}, groupLeaderboardPath('7'));
  expect(await screen.findByRole('heading', { name: 'Wordsmiths' })).toBeVisible();
  expect(screen.getByText('Group Leaderboard')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Global Leaderboard' })).toHaveAttribute(
    'href',
    PAGES.leaderboards,
  );
});

it('leads back from a group that cannot be loaded', async () => {
  const { router } = openLeaderboards({ '/api/groups/7': { status: 404 } }, groupLeaderboardPath('7'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it.each(['', '..', 'a/b', 'x'.repeat(65)])(
  'leads back from %j, which is not a group, without a request',
  async (id) => {
    const { asked, router } = openLeaderboards({}, groupLeaderboardPath(id));
    expect(await screen.findByRole('table', { name: 'Top 20' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    for (const { path } of asked) expect(path).not.toMatch(/^\/api\/groups\/(?!7)/);
  },
);

it('says that the groups cannot be loaded, and tries again', async () => {
  const answers: Record<string, FakeResponse> = { '/api/groups': { status: 502 } };
  const { user } = openLeaderboards(answers);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load groups');
  expect(await screen.findByText('Ada')).toBeVisible();
  delete answers['/api/groups'];
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Eve')).toBeVisible();
});

it("says that a group's leaderboard cannot be loaded, and tries again", async () => {
  const answers: Record<string, FakeResponse> = { '/api/groups/7/leaderboard': { status: 502 } };
  const { user } = openLeaderboards(answers);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load the leaderboard');
  expect(screen.getByText('Ada')).toBeVisible();
  delete answers['/api/groups/7/leaderboard'];
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Eve')).toBeVisible();
});
