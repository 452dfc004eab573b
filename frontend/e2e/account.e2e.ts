import { expect, test as plain } from '@playwright/test';
import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { SESSION_LABELS, ACCOUNT_LABELS } from '../src/features/auth/auth-labels';
import {
  emailField,
  logOut,
  newCredentials,
  passwordField,
  playerOf,
  signIn,
  signUp,
  trySignIn,
} from './support/account';
import { resetLinkFor } from './support/outbox';
import { test } from './support/page-errors';

test('a player signs up, is greeted on home, logs out without a notice, and signs in again', async ({
  page,
}) => {
  await page.goto(PAGES.home);
  await page.getByRole('link', { name: TEXTS.signIn }).click();
  await expect(page.getByRole('tab', { name: TEXTS.signIn })).toHaveAttribute('aria-selected', 'true');
  const before = await playerOf(page);
  const credentials = await signUp(page);
  expect(await playerOf(page)).toBe(before);
  await expect(page.getByRole('link', { name: `Your Account: ${credentials.email}` })).toBeVisible();

  // Signed-in players are redirected to home.
  await page.goto(PAGES.auth);
  await expect(page).toHaveURL(PAGES.home);

  await logOut(page);
  await expect(page).toHaveURL(PAGES.home);
  // Only screen readers are told.
  await expect(page.locator('[aria-live]', { hasText: SESSION_LABELS.youLoggedOut })).toHaveClass('sr-only');
  await expect(page.getByText(SESSION_LABELS.loggedOut, { exact: true })).toHaveCount(0);
  expect(await playerOf(page)).not.toBe(before);

  await signIn(page, credentials);
  // The browser switches back to the account's player.
  expect(await playerOf(page)).toBe(before);
});

test('the sign-in form says which field is wrong', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const credentials = await signUp(page);
  await logOut(page);
  await trySignIn(page, { ...credentials, password: 'not the password' });
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
  await trySignIn(page, newCredentials());
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
  await page.goto(PAGES.auth);
  await page.getByRole('tab', { name: ACCOUNT_LABELS.signUp }).click();
  await emailField(page).fill(credentials.email.toUpperCase());
  await passwordField(page).fill(credentials.password);
  await page.getByRole('button', { name: ACCOUNT_TEXTS.createAccount }).click();
  await expect(page.getByRole('alert')).toHaveText(ACCOUNT_TEXTS.emailTaken);
  await context.close();
});

test('a forgotten password can be reset once with the link from the email', async ({ page }) => {
  const credentials = await signUp(page);
  await logOut(page);
  await page.goto(PAGES.auth);
  await emailField(page).fill(credentials.email);
  await page.getByRole('button', { name: ACCOUNT_LABELS.forgotPassword }).click();
  // The address is already filled in.
  await page.getByRole('button', { name: 'Submit' }).click();
  const sent = page.getByRole('dialog', { name: ACCOUNT_LABELS.emailSent });
  await sent.getByRole('button', { name: 'OK' }).click();
  await expect(sent).toHaveCount(0);

  await expect.poll(() => resetLinkFor(credentials.email)).not.toBeNull();
  const link = (await resetLinkFor(credentials.email)) ?? '';
  await page.goto(link);
  const password = 'eight words';
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: ACCOUNT_LABELS.resetPassword }).click();
  await expect(page.getByText(ACCOUNT_TEXTS.resetDone)).toBeVisible();
  await expect(page).toHaveURL(PAGES.auth);

  await signIn(page, { ...credentials, password });
  await page.goto(link);
  await expect(page.getByText(ACCOUNT_LABELS.resetLinkInvalidTitle)).toBeVisible();
});

plain("a new password also ends this browser's session, without a notice", async ({ page }) => {
  const credentials = await signUp(page);
  await page.request.post('/api/auth/request-password-reset', { data: { email: credentials.email } });
  await expect.poll(() => resetLinkFor(credentials.email)).not.toBeNull();
  await page.goto((await resetLinkFor(credentials.email)) ?? '');
  await page.getByLabel('New Password').fill('eight words');
  await page.getByLabel('Confirm Password').fill('eight words');
  await page.getByRole('button', { name: ACCOUNT_LABELS.resetPassword }).click();
  await expect(page.getByText(ACCOUNT_TEXTS.resetDone)).toBeVisible();
  await expect(page).toHaveURL(PAGES.auth);
  await expect(page.getByText(SESSION_LABELS.sessionExpiredTitle)).toHaveCount(0);
  await signIn(page, { ...credentials, password: 'eight words' });
});

plain('a player downloads all data and then deletes the account', async ({ page }) => {
  const credentials = await signUp(page);
  const player = await playerOf(page);
  await page.getByRole('link', { name: /^Your Account/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/-data-\d{4}-\d\d-\d\d\.json$/);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(credentials.email);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await passwordField(page).fill('not the password');
  await page.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await passwordField(page).fill(credentials.password);
  await page.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
  await expect(page.getByRole('link', { name: TEXTS.signIn })).toBeVisible();
  expect(await playerOf(page)).not.toBe(player);

  await trySignIn(page, credentials);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
});
