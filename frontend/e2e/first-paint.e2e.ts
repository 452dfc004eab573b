import { expect, type Page } from '@playwright/test';
import { PAGES } from '@tessera/contracts/constants';
import { complaintsOf, test } from './support/quiet-page';

/** What these show depends on who asks, or on what this tab holds. */
const OF_THE_PLAYER: readonly string[] = [PAGES.account, PAGES.adminDashboard, PAGES.currentGame];

const WITH_PARAMETERS = Object.values(PAGES).filter((path) => path.includes(':'));
const PAINTED = Object.values(PAGES).filter(
  (path) => !OF_THE_PLAYER.includes(path) && !WITH_PARAMETERS.includes(path),
);

/** A browser whose scripts are switched off does not load them ahead either, and calls it a policy. */
const NOT_LOADED_AHEAD = /\.js: csp$/;

const placeOfHeading = async (page: Page) => {
  const heading = page.locator('h1');
  await expect(heading).toHaveCount(1);
  return heading.boundingBox();
};

test.describe('before any script has run', () => {
  let bare: Page;
  let complaints: string[];
  test.beforeEach(async ({ browser }) => {
    bare = await browser.newPage({ javaScriptEnabled: false });
    complaints = complaintsOf(bare);
  });
  test.afterEach(async () => {
    await bare.close();
    expect(complaints.filter((text) => !NOT_LOADED_AHEAD.test(text))).toEqual([]);
  });

  test('every page stands where it will stand, and takes nothing that would be lost', async ({ page }) => {
    test.slow();
    for (const path of PAINTED) {
      await bare.goto(path);
      const open = bare.locator(':is(button, input, textarea, select):not([inert] *)');
      await expect(open, path).toHaveCount(0);
      await expect(bare.locator(':is(input, textarea):not([readonly])'), path).toHaveCount(0);
      const painted = await placeOfHeading(bare);
      await page.goto(path);
      expect(await placeOfHeading(page), path).toEqual(painted);
    }
  });

  test('home says nothing of a player whom it does not know', async () => {
    await bare.goto(PAGES.home);
    await expect(bare.getByText('Play a Friend', { exact: true })).toBeVisible();
    for (const text of ["Play Today's Game", 'Sign In', 'Your score']) {
      await expect(bare.getByText(text, { exact: true })).toBeHidden();
    }
  });

  test('what depends on the player begins with the header alone', async () => {
    for (const path of [...OF_THE_PLAYER, `${PAGES.leaderboards}?group=abc`]) {
      await bare.goto(path);
      await expect(bare.locator('.brand'), path).toBeVisible();
      await expect(bare.locator('main'), path).toHaveCount(0);
    }
  });
});
