import { expect } from '@playwright/test';
import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, ERRORS, groupLeaderboardPath, invitePath } from '@tessera/contracts/wire';
import { GROUP_LABELS } from '../src/features/groups/group-labels';
import { signUp } from './support/account';
import { despiteDialogs } from './support/app-page';
import { actAs, aCompletedDaily } from './support/completed-daily';
import { uniqueName, makeGroup, chooseName } from './support/group';
import { test } from './support/page-errors';

// Some requests are meant to fail: joining without a player name, and opening a group of other players.
test.use({ expectedErrors: /40[49]/ });

test('a player creates a group; an invited friend chooses a name, joins and is promoted; the founder leaves', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const founder = await chooseName(page);
  const group = uniqueName('Group');
  const code = await makeGroup(page, group);
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  await expect(page.getByRole('link', { name: group })).toBeVisible();
  await expect(page.getByLabel('Group name')).toHaveValue('');

  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(invitePath(code));
  await expect(friend).toHaveURL(PAGES.groups);
  await expect(friend.getByLabel('Invite code', { exact: true })).toHaveValue(code);
  await friend.getByRole('button', { name: 'Join Group' }).click();
  const asked = friend.getByRole('dialog', { name: 'Player Name Required' });
  await expect(asked.getByText(GROUP_LABELS.nameToJoin)).toBeVisible();
  const name = uniqueName('Friend');
  await asked.getByLabel('Player Name').fill(name);
  await asked.getByRole('button', { name: 'Submit' }).click();
  // Joining continues automatically.
  const joined = friend.getByRole('dialog', { name: 'Group Joined' });
  await expect(joined.getByText(code)).toBeVisible();
  await joined.getByRole('button', { name: 'Close' }).last().click();
  await expect(friend.getByLabel('Invite code', { exact: true })).toHaveValue('');
  await expect(friend.getByRole('button', { name: /^Rename Group/ })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Members (2)' }).click();
  const members = page.getByRole('dialog', { name: `${group} Members` });
  await expect(members.getByRole('listitem')).toHaveText([founder, new RegExp(name)]);
  await members.getByRole('button', { name: `Make Admin: ${name}` }).click();
  await expect(page.getByText(GROUP_TEXTS.promoted).first()).toBeVisible();
  await expect(members.getByRole('img', { name: 'Admin' })).toHaveCount(2);
  await members.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Rename Group/ }).click();
  const renamed = uniqueName('Renamed');
  await page.getByLabel('New Name').fill(renamed);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText(GROUP_TEXTS.renamed).first()).toBeVisible();
  await expect(page.getByRole('link', { name: renamed })).toBeVisible();

  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, Leave the Group' }).click();
  await expect(page.getByText(GROUP_TEXTS.left).first()).toBeVisible();
  await expect(page.getByText(GROUP_LABELS.nobodyYet)).toBeVisible();
  await context.close();
});

test('a double tap opens a dialog and leaves it open, and a name of wide letters leaves room for its Close button', async ({
  page,
}) => {
  await signUp(page);
  await chooseName(page);
  await makeGroup(page, `WMWMWMWMWMWMWMWM${uniqueName('').trim().toUpperCase()}`);
  await page.getByRole('button', { name: /^Rename Group/ }).dblclick();
  const renaming = page.getByRole('dialog', { name: 'Rename Group' });
  await renaming.getByLabel('New Name').hover();
  await expect(renaming).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Members (1)' }).click();
  const members = page.getByRole('dialog', { name: /Members$/ });
  await expect(members.getByRole('button', { name: TEXTS.closeDialog })).toBeInViewport({ ratio: 1 });
});

test('a removed friend is told so, and can only rejoin with the new invite code', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await chooseName(page);
  const group = uniqueName('Group');
  const code = await makeGroup(page, group);
  const context = await browser.newContext();
  const friend = await context.newPage();
  const name = await chooseName(friend, uniqueName('Friend'));
  const join = async (inviteCode: string) => {
    await despiteDialogs(friend, () => friend.goto(invitePath(inviteCode)));
    await friend.getByRole('button', { name: 'Join Group' }).click();
  };
  const openMembers = () => friend.getByRole('button', { name: 'Members (2)' }).click();
  await join(code);
  await friend.getByRole('button', { name: 'Close' }).last().click();
  await openMembers();
  await expect(friend.getByRole('dialog').getByText(name)).toBeVisible();
  await friend.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('button', { name: 'Members (2)' }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText(GROUP_TEXTS.memberRemoved).first()).toBeVisible();
  // This works even while the notice is showing.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Members (1)' })).toBeVisible();

  await openMembers();
  await expect(friend.getByRole('alert')).toHaveText(ERRORS.GROUP_NOT_FOUND.message);
  await friend.keyboard.press('Escape');
  await expect(friend.getByText(GROUP_LABELS.nobodyYet)).toBeVisible();
  await join(code);
  await expect(friend.getByRole('alert').first()).toHaveText(GROUP_TEXTS.wrongCode);
  await join((await page.locator('article b').textContent()) ?? '');
  await expect(friend.getByRole('dialog', { name: 'Group Joined' })).toBeVisible();
  await context.close();
});

test("a group's leaderboard lists its members, on its own page and among the leaderboards", async ({
  page,
  request,
}) => {
  await actAs(page, (await aCompletedDaily(request)).playerUUID);
  await signUp(page);
  const name = await chooseName(page);
  const group = uniqueName('Group');
  await makeGroup(page, group);
  await page.getByRole('link', { name: group }).click();
  await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
  await expect(page.getByRole('table', { name: group }).getByText(name)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('group') ?? '';

  await page.getByRole('link', { name: 'Back to Global Leaderboard' }).click();
  await expect(page).toHaveURL(PAGES.leaderboards);
  await expect(page.getByRole('table', { name: 'Top 20' })).toBeVisible();
  await page.goto(`${PAGES.leaderboard}#group-${id}`);
  await expect(page.getByRole('heading', { name: group })).toBeInViewport();
});

test('the leaderboard of a group that the player is not in redirects to the leaderboards', async ({
  page,
}) => {
  await page.goto(groupLeaderboardPath('00000000-0000-4000-8000-000000000000'));
  await expect(page).toHaveURL(PAGES.leaderboards);
});
