import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { readSettings } from '../../../store/settings';
import { currentIdentity } from '../../../store/identity/identity';
import type { FakeResponse } from '../../../store/testing/fake-fetch';
import { toastStore } from '../../../ui/toast/toast';
import { grid, gridsResponse, group, openLeaderboards } from '../testing/leaderboards';
import { groupPeriodResponse, weekMember, weekResponse } from '../testing/periods';

const GRIDS = '/api/groups/7/grids';
const REACTION = '/api/groups/7/grids/Eve/reaction';

/** The page of a group whose grids of the day are these. */
const open = (grids: FakeResponse, answers: Record<string, FakeResponse> = {}) =>
  openLeaderboards({ [GRIDS]: grids, ...answers }, groupLeaderboardPath('7'));

const own = (change = {}) => grid('Me', { playerUUID: currentIdentity().playerUUID, ...change });

it('shows the link at its end only when nothing above it grows any more', async () => {
  let answer: (given: FakeResponse) => void = () => undefined;
  const waiting = new Promise<FakeResponse>((resolve) => (answer = resolve));
  openLeaderboards({ '/api/groups/7': waiting }, groupLeaderboardPath('7'));
  expect(await screen.findByText('Group Leaderboard')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to Global Leaderboard' })).toBeNull();
  answer({ body: { success: true, group } });
  expect(await screen.findByRole('link', { name: 'Back to Global Leaderboard' })).toBeVisible();
});

const todaysGrids = () => screen.findByRole('region', { name: "Today's grids" });

it("shows the grids of today's game side by side once the player has played", async () => {
  open(gridsResponse([grid('Eve'), own({ score: 20 })]));
  const section = await todaysGrids();
  expect(await within(section).findByText('All 2 have played today')).toBeVisible();
  expect(within(section).getByRole('img', { name: "Eve's grid: BRAT, LORE, ETAS, DEWX" })).toBeVisible();
  expect(within(section).getByRole('img', { name: 'Your grid: BRAT, LORE, ETAS, DEWX' })).toBeVisible();
});

it('names who has played, without grids, until the player has', async () => {
  open(gridsResponse([grid('Eve', { mosaic: null })], { isOpen: false }));
  const section = await todaysGrids();
  expect(await within(section).findByText('Eve')).toBeVisible();
  expect(within(section).getByText('1 of 2 have played today')).toBeVisible();
  expect(within(section).getByText('You see the grids once you have played.')).toBeVisible();
  expect(within(section).getByRole('link', { name: "Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(within(section).queryByRole('img')).toBeNull();
});

it('invites to be the first if nobody has played', async () => {
  open(gridsResponse([], { isOpen: false }));
  expect(await screen.findByText('Nobody has played yet today')).toBeVisible();
});

it('invites a player who is alone to bring friends', async () => {
  open(gridsResponse([own()]), {
    '/api/groups/7': { body: { success: true, group: { ...group, memberCount: 1 } } },
  });
  expect(await screen.findByText(/^Invite friends, and you see their grids here/)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Keep my grids closed' })).toBeNull();
});

it('shows twelve grids of a large group, and all on request, with the focus on the first of the others', async () => {
  const { user } = open(gridsResponse(Array.from({ length: 30 }, (_, at) => grid(`Player ${at}`))));
  const section = await todaysGrids();
  expect(await within(section).findAllByRole('img')).toHaveLength(12);
  await user.click(within(section).getByRole('button', { name: 'Show All 30' }));
  const grids = within(section).getAllByRole('img');
  expect(grids).toHaveLength(30);
  expect(grids[12]!.closest('li')).toHaveFocus();
});

it('shows in place of a closed grid that its owner keeps it closed', async () => {
  open(gridsResponse([grid('Eve', { isClosed: true, mosaic: null })]));
  const section = await todaysGrids();
  expect(await within(section).findByText('Keeps grids closed')).toBeVisible();
  expect(within(section).queryByRole('button', { name: /Eve/ })).toBeNull();
});

it("closes the player's own grids by a switch, and says if that fails", async () => {
  const answers: Record<string, FakeResponse | Promise<FakeResponse>> = { [GRIDS]: gridsResponse([own()]) };
  const { user, asked } = openLeaderboards(answers, groupLeaderboardPath('7'));
  const toggle = await screen.findByRole('switch', { name: 'Keep my grids closed' });
  let respond: (given: FakeResponse) => void = () => undefined;
  answers[GRIDS] = new Promise((resolve) => (respond = resolve));
  await user.click(toggle);
  await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', 'true'));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: GRIDS,
      body: { closed: true },
    }),
  );
  respond({ status: 503 });
  await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', 'false'));
  expect(toastStore.get()).toMatchObject({ title: "Couldn't change that" });
});

it('opens a grid with what others said, takes a reaction, and takes it back', async () => {
  const reactions = [{ reaction: 'wow' as const, count: 5, names: ['Ann', 'Bo', 'Cy'], isOwn: false }];
  const answers: Record<string, FakeResponse> = {
    [REACTION]: {
      body: {
        success: true,
        reactions: [...reactions, { reaction: 'nice', count: 1, names: ['Me'], isOwn: true }],
      },
    },
  };
  const { user, asked } = open(gridsResponse([grid('Eve', { reactions })]), answers);
  await user.click(await screen.findByRole('button', { name: "Eve's grid: BRAT, LORE, ETAS, DEWX" }));
  const dialog = await screen.findByRole('dialog', { name: "Eve's Grid" });
  expect(await within(dialog).findByText('Ann, Bo, Cy and 2 more')).toBeVisible();
  const nice = within(dialog).getByRole('button', { name: 'Nice!' });
  await user.click(nice);
  await waitFor(() => expect(nice).toHaveAttribute('aria-pressed', 'true'));
  await user.click(nice);
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === REACTION).map(({ body }) => body)).toMatchObject([
      { reaction: 'nice' },
      { reaction: null },
    ]),
  );
});

it('hides reactions for good by one press', async () => {
  const { user } = open(gridsResponse([grid('Eve')]));
  await user.click(await screen.findByRole('button', { name: /^Eve's grid/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Hide Reactions' }));
  expect(within(dialog).queryByRole('button', { name: 'Nice!' })).toBeNull();
  expect(readSettings().muteReactions).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Show Reactions' }));
  expect(within(dialog).getByRole('button', { name: 'Nice!' })).toBeVisible();
});

it("leads from a day's score to its grid", async () => {
  const { user, asked } = open(gridsResponse([grid('Eve')]), {
    '/api/groups/7/week': weekResponse([weekMember('Eve', [24, null, null, null, null, null, null])]),
  });
  await user.click(await screen.findByRole('button', { name: '24' }));
  expect(await screen.findByRole('dialog', { name: "Eve's Grid" })).toBeVisible();
  expect(
    asked
      .filter(({ path }) => path === GRIDS)
      .at(-1)
      ?.query.get('date'),
  ).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it("doesn't offer today's game for an earlier day's grid that isn't open yet", async () => {
  const { user } = open(gridsResponse([grid('Eve', { mosaic: null })], { isOpen: false }), {
    '/api/groups/7/week': weekResponse([weekMember('Eve', [24, null, null, null, null, null, null])]),
  });
  await user.click(await screen.findByRole('button', { name: '24' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Eve's Grid" }));
  expect(await dialog.findByText('You see this grid once that day is over everywhere.')).toBeVisible();
  expect(dialog.queryByRole('link', { name: "Today's Game" })).toBeNull();
});

it('opens the invitation and the members', async () => {
  const { user } = open(gridsResponse([]), {
    '/api/groups/7/members': { body: { success: true, members: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('dialog', { name: 'Invite' })).toHaveTextContent('QWERTY');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Members' }));
  expect(await screen.findByRole('dialog', { name: 'Wordsmiths Members' })).toBeVisible();
});

it('says that the grids cannot be loaded, and tries again', async () => {
  const answers: Record<string, FakeResponse> = { [GRIDS]: { status: 502 } };
  const { user } = openLeaderboards(answers, groupLeaderboardPath('7'));
  const section = await todaysGrids();
  const failed = await within(section).findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load the grids');
  answers[GRIDS] = gridsResponse([grid('Eve')]);
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await within(section).findByRole('img', { name: /^Eve's grid/ })).toBeVisible();
});

it("sums up a past week: who won it, its best grid, and the player's own", async () => {
  const me = {
    ...weekMember('Me', [20, null, null, null, null, null, null]),
    playerUUID: currentIdentity().playerUUID,
  };
  const { user } = openLeaderboards(
    {
      [GRIDS]: gridsResponse([grid('Eve', { score: 31 })]),
      '/api/groups/7/week': weekResponse([
        weekMember('Eve', [null, 31, null, null, null, null, null]),
        weekMember('Bo', [25, 28, null, null, null, null, null]),
        me,
        weekMember('Cy', [null, null, null, null, null, null, null]),
      ]),
      '/api/groups/7/leaderboard/period': groupPeriodResponse([]),
    },
    `${groupLeaderboardPath('7')}&period=week&back=1`,
  );
  const card = (await screen.findByRole('heading', { name: 'Last week' })).closest('section')!;
  const facts = within(card)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual([
    expect.stringMatching(/^Bo53 points$/),
    expect.stringMatching(/^Eve31 points · \w{3}$/),
    'Place 3 of 320 points · 1 game',
  ]);
  await user.click(await within(card).findByRole('button', { name: /^Eve's grid/ }));
  expect(await screen.findByRole('dialog', { name: "Eve's Grid" })).toBeVisible();
});

it.each([
  ['keeps grids closed', true, 'Keeps grids closed'],
  ["is of a day that isn't over everywhere", false, 'You see this grid once that day is over everywhere.'],
])('says why the best grid of a past week is hidden if it %s', async (_, isOpen, reason) => {
  openLeaderboards(
    {
      [GRIDS]: gridsResponse([grid('Eve', { score: 31, mosaic: null })], { isOpen }),
      '/api/groups/7/week': weekResponse([weekMember('Eve', [null, 31, null, null, null, null, null])]),
      '/api/groups/7/leaderboard/period': groupPeriodResponse([]),
    },
    `${groupLeaderboardPath('7')}&period=week&back=1`,
  );
  const card = (await screen.findByRole('heading', { name: 'Last week' })).closest('section')!;
  expect(await within(card).findByText(reason)).toBeVisible();
});
