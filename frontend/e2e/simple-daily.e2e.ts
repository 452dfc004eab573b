import { expect } from '@playwright/test';
import { simpleAlreadyPlayedText } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ROUNDS } from '@tessera/rules';
import { actAs } from './support/completed-daily';
import { aCompletedSimpleDaily } from './support/duel';
import { test } from './support/page-errors';
import { playRounds, boardOf } from './support/board';

test('the simple daily can be played to the end, despite a reload, and shows score and words', async ({
  page,
}) => {
  await page.goto(PAGES.simpleDaily);
  await playRounds(page, 1, 7);
  await expect(boardOf(page).round(8)).toBeVisible();
  await page.reload();
  await playRounds(page, 8, ROUNDS);
  await expect(page.getByText(/^Simple Daily #\d+ complete$/)).toBeVisible();
  await expect(page.getByTestId('score')).toHaveText(/^\d+$/);
  await expect(page.getByRole('list', { name: 'Words across' })).toBeVisible();
});

test.describe('a completed simple daily', () => {
  // The server rejects a second game with this status.
  test.use({ expectedErrors: /409/ });

  test('shows that it is completed, with its score', async ({ page }) => {
    const { playerUUID, score } = await aCompletedSimpleDaily(page.request);
    await actAs(page, playerUUID);
    await page.goto(PAGES.simpleDaily);
    await expect(page.getByText(simpleAlreadyPlayedText(score))).toBeVisible();
  });
});
