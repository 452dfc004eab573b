import { expect, type Page } from '@playwright/test';
import { PAGES, PERSONAL_PAGES, pathOf, publicPages } from '@tessera/contracts/wire';
import { RESULTS_LABELS } from '../src/features/results/results-labels';
import { pageErrorsOf, test } from './support/page-errors';

/** With scripts turned off, the browser doesn't preload them either, and reports this as a policy violation. */
const NOT_LOADED_AHEAD = /\.js: csp$/;

test.describe('before any script has run', () => {
  let bare: Page;
  let complaints: string[];
  test.beforeEach(async ({ browser }) => {
    bare = await browser.newPage({ javaScriptEnabled: false });
    complaints = pageErrorsOf(bare);
  });
  test.afterEach(async () => {
    await bare.close();
    expect(complaints.filter((text) => !NOT_LOADED_AHEAD.test(text))).toEqual([]);
  });

  test('every page has its heading, and accepts no input that would be lost', async () => {
    const linked = [
      pathOf(PAGES.sharedResult, { shareId: 'demo' }),
      pathOf(PAGES.liveGame, { gameId: 'ABC12' }),
      pathOf(PAGES.dailyResults, { gameId: 'some' }),
      pathOf(PAGES.review, { gameId: 'some' }),
      pathOf(PAGES.practice, { date: '2026-09-01' }),
      pathOf(PAGES.duel, { gameId: 'DC-G1-AAAAAAAAAAAA' }),
      pathOf(PAGES.challenge, { code: 'AAAAAAAAAA' }),
    ];
    for (const path of [...publicPages(), ...linked]) {
      await bare.goto(path);
      const open = bare.locator(':is(button, input, textarea, select):not([inert]), [tabindex="0"]');
      await expect(open, path).toHaveCount(0);
      await expect(bare.locator(':is(input, textarea):not([readonly])'), path).toHaveCount(0);
      await expect(bare.locator('h1'), path).toHaveCount(1);
    }
  });

  test("a challenge's page says what it is, the same for all challenges", async () => {
    await bare.goto(pathOf(PAGES.challenge, { code: 'AAAAAAAAAA' }));
    await expect(bare.getByText(/^Eight letters come one by one/)).toBeVisible();
  });

  test("a shared result's page says what the game is, the same for all results", async () => {
    await bare.goto(pathOf(PAGES.sharedResult, { shareId: 'demo' }));
    await expect(bare.getByText(RESULTS_LABELS.sharedLead)).toBeVisible();
  });

  test('home shows nothing that depends on the player', async () => {
    await bare.goto(PAGES.home);
    await expect(bare.getByRole('link', { name: 'Play a Friend', exact: true })).toBeVisible();
    await expect(bare.getByText('Make words across and down.')).toBeVisible();
    for (const text of ["Play Today's Game", 'Sign In']) {
      await expect(bare.getByText(text, { exact: true })).toHaveCount(1);
      await expect(bare.getByText(text, { exact: true })).toBeHidden();
    }
  });

  test('pages that depend on the player show only the header', async () => {
    for (const path of [...PERSONAL_PAGES, `${PAGES.leaderboards}?group=abc`]) {
      await bare.goto(path);
      await expect(bare.locator('.brand'), path).toBeVisible();
      await expect(bare.locator('main'), path).toHaveCount(0);
    }
  });
});

test('a link focused by keyboard before the app loads stays focused', async ({ browser }) => {
  const page = await browser.newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(PAGES.home, { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Word Checker' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(page.locator('[data-prerender]')).toHaveCount(1);
  arrive();
  await expect(page.locator('[data-prerender]')).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.close();
});

test("a page's own code is requested without waiting for the app's", async ({ browser }) => {
  const page = await browser.newPage();
  await page.route('**/vendor-*.js', () => undefined);
  const code = page.waitForRequest(/\/rules-page-[^/]+\.js$/);
  await page.goto(PAGES.rules, { waitUntil: 'commit' });
  await code;
  await page.close();
});
