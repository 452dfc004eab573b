import { expect, type Browser, type Page } from '@playwright/test';
import {
  ACTION_DONE_TEXTS,
  ACTION_TEXTS,
  MODERATION_TEXTS,
  REASON_TEXTS,
  undoText,
} from '@tessera/contracts/moderation';
import { PAGES } from '@tessera/contracts/wire';
import { NOTICE_TEXTS, NOTICE_TITLES } from '../src/features/players/notice-texts';
import { REPORT_TEXTS, reportLabel, reportedLabel } from '../src/features/reports/report-texts';
import { MODERATOR_EMAIL } from './support/admin';
import { actAs, aPlayedDaily } from './support/completed-daily';
import { chooseName, uniqueName } from './support/group';
import { test } from './support/page-errors';
import { signInAsAdmin } from './support/sign-in-as-admin';

const inNewContext = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a stranger reports a name, an admin removes it, and then restores it', async ({
  page,
  browser,
  request,
}) => {
  const player = await inNewContext(browser);
  const { playerUUID } = await aPlayedDaily(request);
  await actAs(player, playerUUID);
  const name = await chooseName(player, uniqueName('Rude'));

  const stranger = await inNewContext(browser);
  await stranger.goto(PAGES.leaderboards);
  await stranger.getByRole('button', { name, exact: true }).click();
  await stranger.getByRole('button', { name: reportLabel(name) }).click();
  const dialog = stranger.getByRole('dialog', { name: REPORT_TEXTS.title['player-name'] });
  await dialog.getByRole('radio', { name: REASON_TEXTS.offensive }).check();
  await dialog.getByLabel(REPORT_TEXTS.note).fill('Read it aloud');
  await dialog.getByRole('button', { name: REPORT_TEXTS.send }).click();
  await expect(stranger.getByText(REPORT_TEXTS.sent).first()).toBeVisible();
  await stranger.getByRole('button', { name, exact: true }).click();
  await expect(stranger.getByRole('button', { name: reportedLabel(name) })).toBeVisible();
  await stranger.keyboard.press('Escape');

  await page.goto(PAGES.auth);
  await signInAsAdmin(page, MODERATOR_EMAIL);
  await page.goto(PAGES.adminDashboard);
  await page.getByRole('tab', { name: /^Reports \(/ }).click();
  const report = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(report.getByText('Read it aloud')).toBeVisible();
  await report.getByRole('button', { name: ACTION_TEXTS['remove-name'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: ACTION_TEXTS['remove-name'] }).click();
  await expect(report.getByText(ACTION_DONE_TEXTS['remove-name'])).toBeVisible();

  // The stranger's page is still open, and nobody touches it.
  await expect(stranger.getByText(name)).toHaveCount(0, { timeout: 60_000 });

  await player.goto(PAGES.home);
  const notice = player.getByRole('region', { name: NOTICE_TITLES['name-removed'] });
  await expect(notice).toContainText('Other players reported it as offensive.');
  await notice.getByRole('link', { name: NOTICE_TEXTS.chooseName }).click();
  await expect(player).toHaveURL(PAGES.playerName);
  await player.getByLabel('Player Name').fill(name);
  await expect(player.getByText(/was removed by a moderator/).first()).toBeVisible();
  await expect(player.getByRole('button', { name: 'Save Name' })).toBeDisabled();

  await report.getByRole('button', { name: undoText('remove-name') }).click();
  await expect(report.getByText(ACTION_DONE_TEXTS['remove-name'])).toHaveCount(0);
  await expect(report.getByRole('button', { name: ACTION_TEXTS.dismiss })).toBeVisible();
  await expect(stranger.getByText(name)).toBeVisible();
  await player.reload();
  await expect(player.getByText(name)).toBeVisible();

  await report.getByRole('button', { name: ACTION_TEXTS.dismiss }).click();
  await page.getByRole('button', { name: MODERATION_TEXTS.closed }).click();
  await expect(report.getByText(ACTION_DONE_TEXTS.dismiss)).toBeVisible();
  await player.context().close();
  await stranger.context().close();
});
