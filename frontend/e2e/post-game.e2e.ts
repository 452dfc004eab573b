import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { DailyGame } from '@tessera/contracts/daily';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { BLIND_LETTERS, CELLS, ROUNDS, isOddRound } from '@tessera/rules';
import { actAs } from './support/completed-daily';
import { uniqueName } from './support/group';
import { test } from './support/page-errors';
import { openDaily, boardOf } from './support/board';
import { aWinningGrid } from './support/winning-grid';
import { TIME_ZONE } from './support/time-zone';

/** Plays today's daily as a new player, with a score that keeps a streak. */
async function win(page: Page): Promise<void> {
  const playerUUID = randomUUID();
  await actAs(page, playerUUID);
  const response = await page.request.post(PATHS.createDaily, {
    data: { userTimezone: TIME_ZONE },
    headers: { [PLAYER_HEADER]: playerUUID },
  });
  const { game } = (await response.json()) as { game: DailyGame };
  const blind = game.letterSequence.slice(0, BLIND_LETTERS);
  const grid = aWinningGrid(blind);

  const free = new Set(Array.from({ length: CELLS }, (_, cell) => cell));
  const blindCells = blind.map((letter) => {
    const at = [...free].find((cell) => grid[cell] === letter) ?? 0;
    free.delete(at);
    return at;
  });
  const ownCells = [...free];
  await openDaily(page);
  const { cell, picker, round: shown, submit } = boardOf(page);
  for (let round = 1; round <= ROUNDS; round++) {
    await expect(shown(round)).toBeVisible();
    const at = (isOddRound(round) ? blindCells : ownCells)[Math.floor((round - 1) / 2)] ?? 0;
    await cell(at).click();
    if (!isOddRound(round)) await picker.getByRole('button', { name: grid[at] ?? '', exact: true }).click();
    await submit.click();
  }
  await expect(page).toHaveURL(/\/1pv3-results\//);
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a player who scores over 20 is congratulated and asked for a name in place, and neither happens twice', async ({
  page,
}) => {
  await win(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const text of ['Congratulations!', 'You scored over 20 points!', 'Your Streak increased!']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText('Streak Enhanced!', { exact: true })).toBeVisible();

  const question = page.getByRole('region', { name: 'Add name to Leaderboards' });
  await question.getByRole('button', { name: 'Add Name' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await question.getByLabel('Player Name').fill(uniqueName('Winner'));
  await question.getByRole('button', { name: 'Save Name' }).click();
  await expect(question).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Share Results' })).toBeVisible();
  await expect(page.getByRole('link', { name: '20+ streak' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the fifth game of a streak earns a status, in gold', async ({ page }) => {
  // Four days can't pass within a test, so the streak in the response is increased.
  await page.route('**/api/player/stats*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { stats: { currentStreak: number } };
    const streak = body.stats.currentStreak === 0 ? 0 : body.stats.currentStreak + 4;
    const stats = { ...body.stats, currentStreak: streak, twentyPlusStreak: streak };
    await route.fulfill({ response, json: { ...body, stats } });
  });
  await win(page);
  const status = dialog(page, 'NEW STREAK STATUS!');
  for (const text of ['Hamster', '5 game streak!']) await expect(status).toContainText(text);
  await status.getByRole('button', { name: 'Awesome!' }).click();
  await expect(page.getByText('Streak Enhanced!', { exact: true })).toBeVisible();
  const question = page.getByRole('region', { name: 'Add name to Leaderboards' });
  await question.getByRole('button', { name: 'Add Name' }).click();
  await question.getByLabel("Don't ask me again").check();
  await question.getByRole('button', { name: 'Not Now' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
