import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { ROUNDS } from '@tessera/rules';
import { NAME_LABELS } from '../src/features/players/name-labels';
import { signUp, logOut, trySignIn } from './support/account';
import { boardOf, openDaily, playRounds } from './support/board';
import { chooseName } from './support/group';
import { chooseFor, liveBoardOf, placeAt } from './support/live-board';
import { test } from './support/app-page';
import { translatePages } from './support/translator';

let problems: () => Promise<string[]>;

test.beforeEach(async ({ page }) => {
  problems = await translatePages(page);
});
test.afterEach(async () => {
  expect(await problems()).toEqual([]);
});

const goHome = async (page: Page) => {
  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(page).toHaveURL(PAGES.home);
};

test('a translated daily can be left, continued and completed', async ({ page }) => {
  await openDaily(page);
  await playRounds(page, 1, 3);
  await goHome(page);
  await page.getByRole('link', { name: "Resume Today's Game" }).click();
  await playRounds(page, 4, ROUNDS);
  await expect(page).toHaveURL(/1pv3-results/);
  await expect(page.getByTestId('score')).toBeVisible();
  await page.getByRole('button', { name: 'Share Results' }).click();
  await page.keyboard.press('Escape');
  await goHome(page);
  await expect(page.getByRole('link', { name: TEXTS.seeResults })).toBeVisible();
});

test('a translated simple daily can be played to the end', async ({ page }) => {
  await page.goto(PAGES.simpleDaily);
  await playRounds(page, 1, ROUNDS);
  await expect(page.getByText(/Simple Daily #\d+ complete/).first()).toBeVisible();
  await goHome(page);
});

test('a translated live game can be created, joined and played', async ({ page, browser }) => {
  await page.goto(PAGES.playFriend);
  await page.getByRole('button', { name: 'Create New Game' }).click();
  await page.getByRole('link', { name: 'Continue to Game' }).click();
  await expect(page.getByText('Waiting for your friend')).toBeVisible();

  const friend = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const friendsProblems = await translatePages(friend);
  await friend.goto(new URL(page.url()).pathname);
  await friend.getByRole('button', { name: 'Join Game' }).click();
  for (const [chooser, other, round] of [
    [page, friend, 1],
    [friend, page, 2],
  ] as const) {
    await expect(liveBoardOf(chooser).round(round)).toBeVisible();
    await chooseFor(chooser, round, 'T');
    await liveBoardOf(chooser).submit.click();
    await placeAt(other, round, 'T');
  }
  await expect(liveBoardOf(page).round(3)).toBeVisible();
  expect(await friendsProblems()).toEqual([]);
  await friend.context().close();
  await goHome(page);
});

test('a translated account can be created, left and entered again', async ({ page }) => {
  const credentials = await signUp(page);
  await logOut(page);
  await trySignIn(page, { ...credentials, password: 'not this one' });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await trySignIn(page, credentials);
  await expect(page).toHaveURL(PAGES.home);
});

test('on translated pages, a name can be chosen and changed, and feedback sent', async ({ page }) => {
  const name = await chooseName(page);
  await page.getByRole('button', { name: 'Edit Player Name' }).click();
  await page.getByLabel('Player Name').fill(`${name}s`);
  await expect(page.getByText(NAME_LABELS.available)).toBeVisible();
  await page.getByRole('button', { name: 'Update Name' }).click();
  await expect(page.getByText(`${name}s`)).toBeVisible();

  await page.goto(PAGES.feedback);
  await page.getByLabel('Your message').fill('Hello');
  await expect(page.getByText(`5/${LIMITS.FEEDBACK_MAX_LENGTH} characters`)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Would you like a reply?' })).toBeVisible();
});

test('the letter picker and the board keep their letters on a translated page', async ({ page }) => {
  await openDaily(page);
  await playRounds(page, 1, 1);
  const { cell, picker } = boardOf(page);
  await cell(1).click();
  const key = picker.getByRole('button', { name: 'Q', exact: true });
  expect(await key.textContent()).toBe('Q');
  await key.click();
  expect(await cell(1).textContent()).toBe('Q');
});
