import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PATHS } from '@tessera/contracts/wire';
import { signUp } from './support/account';
import { test } from './support/page-errors';
import { openDaily, playRounds, boardOf } from './support/board';

/** Fills the browser's storage completely. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let filling = '';
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem('filling', filling + '.'.repeat(size));
        filling += '.'.repeat(size);
      } catch {
        // A smaller text may still fit.
      }
    }
  });

const warning = (page: Page) => page.getByText(TEXTS.storageFull, { exact: true });

test('with full storage, the player is told once, and a reload loses no round', async ({ page }) => {
  await openDaily(page);
  await playRounds(page, 1, 2);
  await fillStorage(page);
  await playRounds(page, 3, 3);
  await expect(warning(page)).toBeVisible();
  await playRounds(page, 4, 5);

  await page.reload();
  await playRounds(page, 6, 7);
  await expect(boardOf(page).round(8)).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
});

test("with full storage, a signed-in player's daily continues in another tab", async ({ page, context }) => {
  await signUp(page);
  await openDaily(page);
  await fillStorage(page);
  await playRounds(page, 1, 1);
  await expect(page.getByText(TEXTS.storageFullSignedIn).first()).toBeVisible();
  await playRounds(page, 2, 2);
  const told = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === PATHS.syncState &&
      (response.request().postDataJSON() as { currentRound: number }).currentRound === 4,
  );
  await playRounds(page, 3, 3);
  await told;
  await page.close();

  const next = await context.newPage();
  await openDaily(next);
  await expect(boardOf(next).round(4)).toBeVisible();
});
