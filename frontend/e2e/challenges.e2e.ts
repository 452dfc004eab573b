import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, isOddRound } from '@tessera/rules';
import { boardOf, ownLetterOf, placeByPointer, playRounds } from './support/board';
import { aChallenge, aPlayedChallenge } from './support/challenge';
import { actAs } from './support/completed-daily';
import { stepTo, tabToGrid } from './support/keyboard';
import { test } from './support/page-errors';
import { skipRoundTutorials } from './support/storage';
import { TIME_ZONE } from './support/time-zone';

const gridsOf = (page: Page) => page.getByRole('region', { name: "Everybody's Grids" });

test("letters are chosen, sent, played by keyboard, and both players' grids stand side by side", async ({
  page,
  browser,
  request,
}) => {
  await page.goto(PAGES.challenges);
  await page.getByLabel('Eight letters').pressSequentially('elizabeth');
  await expect(page.getByText('A 32 is possible', { exact: true })).toBeVisible();
  await page.getByLabel('Name (optional)').fill("Elizabeth's letters");
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name: 'See the Challenge' }).click();
  await expect(page.getByText(CHALLENGE_TEXTS.ownLetters)).toBeVisible();
  await expect(page.getByText('Nobody has played yet')).toBeVisible();

  const code = page.url().split('/').at(-1) ?? '';
  await aPlayedChallenge(request, code);
  const other = await browser.newContext();
  await skipRoundTutorials(other);
  const guest = await other.newPage();
  const document = await (await guest.goto(page.url()))?.text();
  expect(document).toContain('<meta name="robots" content="noindex" />');
  expect(document).not.toContain('Elizabeth');
  await guest.getByRole('button', { name: 'Play', exact: true }).click();

  const { cell, picker, round: shown } = boardOf(guest);
  await tabToGrid(guest);
  for (let round = 1; round <= ROUNDS; round++) {
    await expect(shown(round)).toBeVisible();
    if (round > 1) await stepTo(guest, round - 1);
    await guest.keyboard.press('Space');
    if (!isOddRound(round)) {
      await expect(picker).toBeVisible();
      await guest.keyboard.press(ownLetterOf(round).toLowerCase());
      await expect(picker).toBeHidden();
    }
    await expect(cell(round - 1)).toBeFocused();
    await guest.keyboard.press('Enter');
  }
  await expect(gridsOf(guest).getByText('You', { exact: true })).toBeVisible();
  await expect(gridsOf(guest).getByRole('img', { name: /^Anonymous's grid: STAR, TONE/ })).toBeVisible();
  await expect(gridsOf(guest).getByText('A possible 32')).toBeVisible();
  await guest.getByRole('link', { name: /^Review the Game/ }).click();
  await guest.getByRole('link', { name: TEXTS.backToResults }).click();
  await expect(guest).toHaveURL(page.url());
  await other.close();

  await page.reload();
  await expect(gridsOf(page).getByRole('img')).toHaveCount(3);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a challenge continues, and is delivered later', async ({ page, context, request }) => {
    const { challenge } = await aChallenge(request);
    await page.goto(pathOf(PAGES.challenge, { code: challenge.code }));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // The picker loads during the first rounds.
    await playRounds(page, 1, 2);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await playRounds(page, 3, ROUNDS - 1);
    await placeByPointer(page, ROUNDS);
    const { round: shown, submit } = boardOf(page);
    await expect(submit).toBeDisabled();
    await expect(page.getByText(`${TEXTS.reconnect}.`)).toBeVisible();

    await context.setOffline(false);
    await expect(submit).toBeEnabled();
    await page.reload();
    await expect(shown(ROUNDS)).toBeVisible();
    await placeByPointer(page, ROUNDS);
    await submit.click();
    await expect(gridsOf(page).getByText('You', { exact: true })).toBeVisible();
  });
});

test.describe('a challenge that is gone', () => {
  test.use({ expectedErrors: /404/ });

  test('says so to whoever opens its link', async ({ page, request }) => {
    const { challenge, playerUUID } = await aChallenge(request);
    await actAs(page, playerUUID);
    await page.goto(pathOf(PAGES.challenge, { code: challenge.code }));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(PAGES.challenges);
    await page.goto(pathOf(PAGES.challenge, { code: challenge.code }));
    await expect(page.getByRole('heading', { name: CHALLENGE_TEXTS.notFound })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Make Your Own' })).toHaveAttribute('href', PAGES.challenges);
  });
});

test.describe('refused letters', () => {
  test.use({ expectedErrors: /400/ });

  test('letters of a daily that is not over yet are refused at their field', async ({ page, request }) => {
    const response = await request.post(PATHS.createDaily, {
      data: { userTimezone: TIME_ZONE },
      headers: { [PLAYER_HEADER]: randomUUID() },
    });
    const { game } = (await response.json()) as { game: { letterSequence: string[] } };
    await page.goto(PAGES.challenges);
    await page.getByLabel('Eight letters').pressSequentially(game.letterSequence.slice(0, 8).join(''));
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(CHALLENGE_TEXTS.lettersOfDaily);
  });
});
