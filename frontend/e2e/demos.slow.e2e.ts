import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { DEMO_PAGES, PATHS } from '@tessera/contracts/wire';
import { DEMO_TEXTS } from '../src/app/demos/demo-texts';
import { ROUND_TEXTS } from '../src/features/daily/tutorial/round-texts';
import { VISIBLE_TEXT_OF, demoNames } from './support/demos';
import { test } from './support/page-errors';
import { placeByPointer, playRounds, boardOf } from './support/board';

/** The API calls that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

for (const name of demoNames) {
  test(`${DEMO_PAGES[name]} shows its screen without any API calls`, async ({ page }) => {
    const calls = callsOf(page);
    await page.goto(DEMO_PAGES[name]);
    await expect(page.getByText(VISIBLE_TEXT_OF[name]).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("the demo of a win turns the friend's tiles over once", async ({ page }) => {
    await page.addInitScript(() => {
      const faces: string[] = [];
      Object.assign(window, { faces });
      const look = () => {
        const tile = document.querySelector('[role=grid]:not([aria-label="Your grid"]) .tile');
        const { a = 1 } = tile ? new DOMMatrix(getComputedStyle(tile).transform) : {};
        const face = a < 0 ? 'down' : 'up';
        if (tile && faces.at(-1) !== face) faces.push(face);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(DEMO_PAGES.winDemo);
    await expect(page.locator('.confetti')).toBeVisible();
    expect(await page.evaluate<unknown>('faces')).toEqual(['down', 'up']);
  });
});

test('the demo of the daily can be played to its end, and again', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto(DEMO_PAGES.dailyDemo);
  await playRounds(page, 1, 16);
  await page.getByRole('button', { name: DEMO_TEXTS.showAgain }).click();
  await expect(boardOf(page).round(1)).toBeVisible();
  expect(calls).toEqual([]);
});

test('the round 2 demo accepts one letter, on an empty square, before Submit', async ({ page }) => {
  await page.goto(DEMO_PAGES.round2PopupDemo);
  const { cell, grid, submit } = boardOf(page);
  await expect(page.getByText(DEMO_TEXTS.yourTurn)).toBeVisible();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await cell(5).click({ force: true });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await cell(0).click();
  await cell(1).click();
  await expect(cell(1)).toHaveText('E');
  await expect(grid.getByText('E', { exact: true })).toHaveCount(1);
  await submit.click();
  await expect(page.getByText(ROUND_TEXTS.bothWays)).toBeVisible();
  await page.getByRole('button', { name: ROUND_TEXTS.goodLuck }).click();
  await expect(grid.locator(':focus')).toBeVisible();
});

test('a demo of the tutorial does not mark it as seen', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('tutorials_dismissed'));
  await page.goto(DEMO_PAGES.round1TutorialDemo);
  await placeByPointer(page, 1);
  await boardOf(page).submit.click();
  await page.getByRole('button', { name: ROUND_TEXTS.gotIt }).click();
  await page.getByRole('button', { name: ROUND_TEXTS.goodLuck }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tutorials_dismissed'))).toBeNull();
});

test('the demo result is shared as a demo', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto(DEMO_PAGES.resultsDemo);
  await page.getByRole('button', { name: TEXTS.shareResults }).click();
  await expect(page.getByRole('dialog').getByText(/^http.*\/share\/demo$/)).toBeVisible();
  expect(calls).toEqual([PATHS.shareDemoResult]);
});
