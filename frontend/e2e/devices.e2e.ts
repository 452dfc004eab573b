import { expect, type Browser, type Page } from '@playwright/test';
import { DEVICE_TEXTS } from '@tessera/contracts/devices';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { DEVICE_LABELS } from '../src/features/devices/device-labels';
import { playerOf } from './support/account';
import { test } from './support/app-page';
import { openDaily, playRounds } from './support/board';
import { openDevices, shownCode } from './support/devices';
import { chooseName } from './support/group';
import { waitForDialogEntries } from './support/history';
import { chooseFor, liveBoardOf } from './support/live-board';
import { aLiveGame } from './support/live-game';
import { actAs } from './support/completed-daily';
import { skipRoundTutorials } from './support/storage';

/** Another device: a separate browser context. */
async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await skipRoundTutorials(context);
  return context.newPage();
}

/** Makes the other device play as the player of this one, by the link in the QR code. */
async function link(page: Page, other: Page, player: string): Promise<void> {
  const code = await shownCode(page);
  await other.goto(`${PAGES.linkDevice}#${code}`);
  await other.getByRole('button', { name: DEVICE_LABELS.continue }).click();
  expect(new URL(other.url()).hash).toBe('');
  await expect(other.getByRole('heading', { name: `Play as ${player} here?` })).toBeVisible();
  await other.getByRole('button', { name: DEVICE_LABELS.confirm }).click();
  await expect(other.getByText(DEVICE_LABELS.linked).first()).toBeVisible();
  await expect(page.getByText(DEVICE_LABELS.codeUsed)).toBeVisible();
  for (const name of [DEVICE_LABELS.use, TEXTS.settings]) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  await waitForDialogEntries(page, 0);
}

test('two browsers play as one player, until one of them is forgotten', async ({ page, browser }) => {
  const name = await chooseName(page);
  const other = await anotherDevice(browser);
  await other.goto(PAGES.home);
  await expect.poll(() => playerOf(other)).toBeTruthy();
  const uuids = [await playerOf(page), await playerOf(other)];
  await page.goto(PAGES.home);
  await link(page, other, name);
  expect([await playerOf(page), await playerOf(other)]).toEqual(uuids);
  await openDaily(other);
  await playRounds(other, 1, 16);
  await expect(other).toHaveURL(/1pv3-results/);

  // The daily counts once across both.
  await page.goto(PAGES.daily);
  await expect(page).toHaveURL(/1pv3-results/);
  await openDevices(page);
  await page
    .getByRole('button', { name: /^Forget / })
    .last()
    .click();
  await page.getByRole('button', { name: DEVICE_LABELS.forgetThisDevice }).click();
  await expect(page.getByText(DEVICE_LABELS.devicesNone)).toBeVisible();

  await other.goto(PAGES.playerName);
  await expect(other.getByText(DEVICE_TEXTS.wasForgotten).first()).toBeVisible();
  await expect(other).toHaveURL(PAGES.home);
  expect(await playerOf(other)).not.toBe(uuids[1]);
  await other.context().close();
});

test('a live game goes on on the other device, and each shows the moves of the other', async ({
  page,
  browser,
}) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: 2 });
  await actAs(page, players[1]);
  const name = await chooseName(page);
  const other = await anotherDevice(browser);
  await page.goto(PAGES.home);
  await link(page, other, name);
  for (const device of [page, other]) {
    await device.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(liveBoardOf(device).round(3)).toBeVisible();
  }
  await chooseFor(other, 9, 'E');
  await liveBoardOf(other).submit.click();
  await expect(liveBoardOf(page).cell(9)).toHaveText('E');
  await other.context().close();
});

test('a code that is wrong or has been used is rejected', async ({ page, browser }) => {
  await page.goto(PAGES.home);
  const code = await shownCode(page);
  const [first, second] = [await anotherDevice(browser), await anotherDevice(browser)];
  await first.goto(`${PAGES.linkDevice}#${code}`);
  await first.getByRole('button', { name: DEVICE_LABELS.continue }).click();
  await first.getByRole('button', { name: DEVICE_LABELS.confirm }).click();
  await expect(first.getByText(DEVICE_LABELS.linked).first()).toBeVisible();
  await second.goto(PAGES.linkDevice);
  await second.getByLabel(DEVICE_LABELS.codeLabel).fill(code.toLowerCase());
  await second.keyboard.press('Enter');
  await expect(second.getByRole('alert')).toHaveText(DEVICE_TEXTS.wrongCode);
  await expect(second.getByRole('button', { name: DEVICE_LABELS.continue })).toBeVisible();
  await first.context().close();
  await second.context().close();
});
