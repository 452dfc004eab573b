import { expect, type Page } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/constants';
import { ROUNDS } from '@tessera/rules';
import { actAs } from './support/completed-daily';
import { aLiveGame } from './support/live-game';
import { liveBoardOf } from './support/live-board';
import { test } from './support/page-errors';

// With reduced motion there is no overlay. The expected warning is caused by this test reading the canvas.
test.use({ reducedMotion: 'no-preference', expectedErrors: /getImageData/ });

const outcomeOverlayOf = (page: Page) => page.locator('.outcome-overlay');

/** Waits until confetti is visible. */
const isRaining = (page: Page) =>
  page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.outcome-overlay canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0) return false;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, at) => at % 4 === 3 && value > 0);
  });

test('the winner sees confetti, the loser a word of comfort, and both then see the results', async ({
  page,
  browser,
  baseURL,
}) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: ROUNDS - 1, unequal: true });
  const address = pathOf(PAGES.liveGame, { gameId });
  const context = await browser.newContext({ baseURL, reducedMotion: 'no-preference' });
  const other = await context.newPage();
  await actAs(page, players[1]);
  await actAs(other, players[2]);
  await page.goto(address);
  await other.goto(address);
  await expect(liveBoardOf(page).round(ROUNDS)).toBeVisible();

  // Starts waiting in advance, because the overlay may disappear before it is looked for.
  const win = expect(outcomeOverlayOf(page)).toContainText('YOU WIN!');
  const rain = isRaining(page);
  const loss = expect(outcomeOverlayOf(other)).toContainText('Better luck next time');
  await other.getByRole('button', { name: 'Finish Game' }).click();
  await liveBoardOf(other).picker.getByRole('button', { name: 'T', exact: true }).click();
  await Promise.all([win, rain, loss]);

  await expect(outcomeOverlayOf(page)).toHaveCount(0);
  await expect(outcomeOverlayOf(other)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'YOU WIN!' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'YOU LOST' })).toBeVisible();
  await context.close();
});
