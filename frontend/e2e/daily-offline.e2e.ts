import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { CELLS, ROUNDS } from '@tessera/rules';
import { test } from './support/page-errors';
import { placeByPointer, openDaily, playRounds, boardOf } from './support/board';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('the game continues without a connection, and only its last letter waits for one', async ({
  page,
  context,
}) => {
  await openDaily(page);
  const { cell, round: shown, submit } = boardOf(page);
  const completions: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() === 'POST' && pathname.endsWith('/complete')) completions.push(pathname);
  });

  // The word list and the picker load during the first rounds.
  await playRounds(page, 1, 2);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await playRounds(page, 3, ROUNDS - 1);

  await expect(shown(ROUNDS)).toBeVisible();
  await placeByPointer(page, ROUNDS);
  await expect(submit).toBeDisabled();
  await expect(page.getByText(`${TEXTS.reconnect}.`)).toBeVisible();

  await context.setOffline(false);
  await expect(submit).toBeEnabled();
  await page.reload();
  await expect(shown(ROUNDS)).toBeVisible();
  for (let index = 0; index < CELLS - 1; index++) await expect(cell(index)).not.toHaveText('');
  await placeByPointer(page, ROUNDS);
  await submit.click();
  await expect(page).toHaveURL(/\/1pv3-results\//);
  const gameId = page.url().split('/').at(-1) ?? '';
  expect(completions).toEqual([pathOf(PATHS.completeDaily, { gameId })]);
  await expect(cell(0)).not.toHaveText('');
});

test('a full grid that was not delivered survives a reload, and is then delivered once', async ({ page }) => {
  await openDaily(page);
  await playRounds(page, 1, ROUNDS - 1);
  const { cell, submit } = boardOf(page);
  const completing = `**${pathOf(PATHS.completeDaily, { gameId: '*' }).replace('%2A', '*')}`;
  await page.route(completing, (route) => route.abort());
  await placeByPointer(page, ROUNDS);
  await submit.click();
  await expect(page.getByText(TEXTS.submitGameFailed, { exact: true })).toBeVisible();
  await expect(cell(CELLS - 1)).not.toHaveText('');

  let delivered = 0;
  await page.unroute(completing);
  page.on('response', (response) => {
    if (response.url().endsWith('/complete') && response.ok()) delivered += 1;
  });
  await page.reload();
  await expect(page).toHaveURL(/\/1pv3-results\//);
  expect(delivered).toBe(1);
});
