import { expect, type Page } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { respondLate, fakeGroupLeaderboards, fakeLeaderboards } from './scenes/fake-responses';
import { test } from './support/page-errors';

const GROUPS = ['Alders', 'Birches', 'Cedars', 'Damsons', 'Elms'];
const WANTED = 'Elms';
const ROWS = 20;

const boardOf = (page: Page, name: string) => page.getByRole('table', { name });

/** Opens the leaderboards at the last of five groups. The test decides when those above it load. */
async function openAtLastGroup(page: Page) {
  await fakeLeaderboards(page, ROWS);
  await fakeGroupLeaderboards(page, GROUPS, ROWS);
  const today = await respondLate(page, '**/api/leaderboard?*');
  const above = [{ name: 'Top 20', arrive: today }];
  for (const name of GROUPS.filter((group) => group !== WANTED))
    above.push({ name, arrive: await respondLate(page, `**/api/groups/${name}/leaderboard*`) });
  await page.goto(`${PAGES.leaderboards}#group-${WANTED}`);
  await expect(boardOf(page, WANTED).getByText('Marigold')).toBeVisible();
  return above;
}

test('the group in the URL stays in view while the leaderboards above it load', async ({ page }) => {
  const above = await openAtLastGroup(page);
  const heading = page.getByRole('heading', { name: WANTED });
  await expect(heading).toBeInViewport();
  for (const { name, arrive } of above) {
    arrive();
    await expect(boardOf(page, name).getByText('Marigold')).toBeVisible();
    await expect(heading).toBeInViewport();
  }
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(100);
});

test('a player who scrolls away is not scrolled back', async ({ page }) => {
  const above = await openAtLastGroup(page);
  await expect(page.getByRole('heading', { name: WANTED })).toBeInViewport();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  for (const { name, arrive } of above) {
    arrive();
    await expect(boardOf(page, name).getByText('Marigold')).toBeVisible();
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
