import { expect, type Locator, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, publicPages } from '@tessera/contracts/wire';
import { reportLabel } from '../src/features/reports/report-texts';
import { fakeLeaderboards } from './scenes/fake-responses';
import { openDaily } from './support/board';
import { newCredentials, signUp } from './support/account';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { chooseName, makeGroup, uniqueName } from './support/group';
import { waitForDialogEntries } from './support/history';
import { test } from './support/page-errors';

// A tablet that is turned crosses 1,024 px, where several pages change their layout. Nothing that the player is doing
// may be lost by that: text, the focus, or an open dialog.

const UPRIGHT = { width: 820, height: 1180 };
const ON_ITS_SIDE = { width: 1180, height: 820 };

test.use({ viewport: UPRIGHT });

/** Turns the tablet, and waits until the page has been laid out again. */
async function turn(page: Page, size: typeof UPRIGHT): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Types into a field, and expects it to stay the same, with the focus and the text, however the tablet is turned. */
async function expectKept(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await field.press('a');
  const element = await field.elementHandle();
  const state = () =>
    element.evaluate((input: HTMLInputElement) => ({
      isThere: input.isConnected,
      hasFocus: document.activeElement === input,
      value: input.value,
    }));
  const before = await state();
  expect(before).toMatchObject({ isThere: true, hasFocus: true });
  for (const size of [ON_ITS_SIDE, UPRIGHT]) {
    await turn(page, size);
    expect(await state()).toEqual(before);
  }
}

const fieldsIn = (part: Locator): Locator =>
  part
    .locator('input:not([type=radio], [type=checkbox]), textarea, select')
    .and(part.locator(':enabled'))
    .filter({ visible: true });

/** Every field of the page or dialog, which has at least one. */
async function expectAllKept(page: Page, part: Locator): Promise<void> {
  await expect(fieldsIn(part).first()).toBeVisible();
  for (const field of await fieldsIn(part).all()) if (await field.isVisible()) await expectKept(page, field);
}

test('the fields of every page keep text and focus when a tablet is turned', async ({ page }) => {
  const withFields: string[] = [];
  for (const path of publicPages()) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const main = page.locator('main');
    if ((await fieldsIn(main).count()) === 0) continue;
    withFields.push(path);
    await expectAllKept(page, main);
  }
  expect(withFields).toEqual(
    expect.arrayContaining([
      PAGES.auth,
      PAGES.feedback,
      PAGES.groups,
      PAGES.linkDevice,
      PAGES.playFriend,
      PAGES.playerName,
      PAGES.wordChecker,
    ]),
  );
});

test('so do the forms and dialogs of groups and of the account', async ({ page }) => {
  await signUp(page, newCredentials());
  await chooseName(page);
  const group = uniqueName('Group');
  await makeGroup(page, group);
  await expectAllKept(page, page.locator('main'));

  await page.getByRole('button', { name: 'Members (1)' }).click();
  const members = page.getByRole('dialog', { name: `${group} Members` });
  await expect(members).toBeFocused();
  for (const size of [ON_ITS_SIDE, UPRIGHT]) {
    await turn(page, size);
    await expect(members).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Rename/ }).click();
  await expectAllKept(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await waitForDialogEntries(page, 0);

  await page.goto(PAGES.account);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expectAllKept(page, page.getByRole('dialog'));
});

test('so do the name and a report on the leaderboards', async ({ page, request }) => {
  const { playerUUID } = await aCompletedDaily(request);
  await actAs(page, playerUUID);
  await page.goto(PAGES.leaderboards);
  await expectAllKept(page, page.getByRole('region', { name: 'Your game today' }));

  await fakeLeaderboards(page, 20);
  await page.reload();
  await page.getByRole('button', { name: 'Ben', exact: true }).click();
  await page.getByRole('button', { name: reportLabel('Ben') }).click();
  await expectAllKept(page, page.getByRole('dialog'));
});

test('so do the help of a game and the settings', async ({ page }) => {
  await openDaily(page);
  await page.getByRole('button', { name: 'How to Play' }).click();
  const help = page.getByRole('dialog', { name: 'How to Play' });
  await expect(help).toBeFocused();
  for (const size of [ON_ITS_SIDE, UPRIGHT]) {
    await turn(page, size);
    await expect(help).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: TEXTS.settings }).click();
  const settings = page.getByRole('dialog', { name: TEXTS.settings });
  const contrast = settings.getByRole('switch', { name: 'High contrast' });
  await contrast.focus();
  for (const size of [ON_ITS_SIDE, UPRIGHT]) {
    await turn(page, size);
    await expect(contrast).toBeFocused();
  }
});

test('so does a day of the archive', async ({ page }) => {
  await page.goto(PAGES.archive);
  await page.getByRole('grid').getByRole('button').last().click();
  const day = page.getByRole('dialog');
  await expect(day).toBeFocused();
  for (const size of [ON_ITS_SIDE, UPRIGHT]) {
    await turn(page, size);
    await expect(day).toBeFocused();
  }
});

test('a word that is looked up beside the board is still there when the tablet is back on its side', async ({
  page,
}) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await openDaily(page);
  const word = page.getByRole('complementary', { name: 'Help' }).getByRole('textbox');
  await word.fill('QUA');
  await turn(page, UPRIGHT);
  await expect(word).toBeHidden();
  await turn(page, ON_ITS_SIDE);
  await expect(word).toHaveValue('QUA');
});
