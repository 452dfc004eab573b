import { expect, test, type Browser, type Page } from '@playwright/test';
import { SIGN_IN_TEXTS } from '@tessera/contracts/accounts';
import { ADMIN_TEXTS } from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS } from '@tessera/contracts/wire';
import { signInWithText, SIGN_IN_LABELS, ACCOUNT_LABELS } from '../src/features/auth/auth-labels';
import { logOut, newCredentials, passwordField, playerOf, signIn, signUp } from './support/account';
import { resetLinkFor } from './support/outbox';
import { startSignInApp } from './support/sign-in-app';

test.describe.configure({ mode: 'serial' });

const ADMIN = 'boss@play.example';

let app: Awaited<ReturnType<typeof startSignInApp>>;
test.beforeAll(async () => {
  app = await startSignInApp({ PASSKEYS: '1', ADMIN_SECOND_FACTOR: '1', ADMIN_EMAILS: ADMIN });
});
test.afterAll(() => app.stop());

/** A browser of its own, at this server. */
const open = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: app.url })).newPage();

/** On the provider's own page. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

const providerButton = (page: Page) => page.getByRole('button', { name: signInWithText('Example Org') });

test('a player signs in with the provider, out, and in again', async ({ browser }) => {
  const page = await open(browser);
  await app.knows('ann', { email: 'ann@org.example', email_verified: true });
  await page.goto(PAGES.auth);
  // The app has started, and so has its player.
  await expect(providerButton(page)).toBeVisible();
  const player = await playerOf(page);
  await providerButton(page).click();
  await signInThere(page, 'ann');
  await expect(page.getByText(ACCOUNT_LABELS.accountCreated).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
  expect(await playerOf(page)).toBe(player);
  // The only way in can't be unlinked.
  await page.goto(PAGES.account);
  await page.getByRole('button', { name: /^Unlink/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: SIGN_IN_LABELS.unlink }).click();
  await expect(page.getByText(SIGN_IN_TEXTS.lastMethod).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();

  await logOut(page);
  await page.goto(PAGES.auth);
  await providerButton(page).click();
  // The provider still knows the browser.
  await expect(page.getByText(ACCOUNT_LABELS.welcomeBack).first()).toBeVisible();
  expect(await playerOf(page)).toBe(player);
});

test('the page offers the provider from the beginning, before the API has said so', async ({ browser }) => {
  const bare = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const unstarted = await bare.newPage();
  await unstarted.goto(PAGES.auth);
  await expect(unstarted.locator('.brand')).toBeVisible();
  // The prerendered form has only a password.
  await expect(unstarted.locator('form')).toHaveCount(0);
  await bare.close();

  const page = await open(browser);
  await page.route(`**${PATHS.signInOptions}`, (route) => route.abort());
  await page.goto(PAGES.auth);
  await expect(providerButton(page)).toBeVisible();
});

test('somebody with an account links the provider there, which then signs in', async ({ browser }) => {
  const page = await open(browser);
  const credentials = newCredentials();
  await app.knows('bob', { email: credentials.email, email_verified: true });
  await signUp(page, credentials);

  const elsewhere = await open(browser);
  await elsewhere.goto(PAGES.auth);
  await providerButton(elsewhere).click();
  await signInThere(elsewhere, 'bob');
  await expect(elsewhere.getByText(SIGN_IN_TEXTS.accountExists)).toBeVisible();
  await expect(elsewhere).toHaveURL(PAGES.authReturn);
  await elsewhere.getByRole('link', { name: ACCOUNT_LABELS.goToSignIn }).click();
  await expect(providerButton(elsewhere)).toBeVisible();

  await page.goto(PAGES.account);
  await page.getByRole('button', { name: 'Link Example Org' }).click();
  await passwordField(page).fill(credentials.password);
  await page.getByRole('button', { name: SIGN_IN_LABELS.continue }).click();
  await signInThere(page, 'bob');
  await expect(page.getByText(SIGN_IN_LABELS.linked).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.account);

  await providerButton(elsewhere).click();
  await expect(elsewhere.getByText(ACCOUNT_LABELS.welcomeBack).first()).toBeVisible();
  await expect(
    elsewhere.getByRole('link', { name: `${TEXTS.yourAccount}: ${credentials.email}` }),
  ).toBeVisible();
});

/** A device that stores passkeys, whose owner always agrees. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, password: string): Promise<void> {
  await page.goto(PAGES.account);
  const button = page.getByRole('button', { name: SIGN_IN_LABELS.addPasskey });
  await button.click();
  await page.getByLabel('Passkey name').fill('My phone');
  await passwordField(page).fill(password);
  await button.click();
  await expect(page.getByText(SIGN_IN_LABELS.passkeyAdded).first()).toBeVisible();
}

test('a player adds, uses, renames and removes a passkey', async ({ browser }) => {
  const page = await open(browser);
  await giveAuthenticator(page);
  const { password } = await signUp(page);
  const player = await playerOf(page);
  await addPasskey(page, password);
  await logOut(page);
  await page.goto(PAGES.auth);
  await page.getByRole('button', { name: SIGN_IN_LABELS.withPasskey }).click();
  await expect(page.getByText(ACCOUNT_LABELS.welcomeBack).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
  expect(await playerOf(page)).toBe(player);

  await page.goto(PAGES.account);
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByLabel('New name').fill('My key');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove My key' }).click();
  await passwordField(page).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(SIGN_IN_LABELS.passkeyRemoved).first()).toBeVisible();
  await expect(page.getByText('My key')).toHaveCount(0);
});

test('an admin confirms with a passkey before the dashboard opens', async ({ browser }) => {
  const page = await open(browser);
  await giveAuthenticator(page);
  await page.request.post('/api/auth/request-password-reset', { data: { email: ADMIN } });
  await expect.poll(() => resetLinkFor(ADMIN, app.folder)).not.toBeNull();
  const token = (await resetLinkFor(ADMIN, app.folder))?.split('/').at(-1)?.trim();
  const { password } = newCredentials();
  const reset = await page.request.post('/api/auth/reset-password', { data: { token, password } });
  expect(reset.status()).toBe(200);
  await signIn(page, { email: ADMIN, password });
  await page.goto(PAGES.adminDashboard);
  await expect(page.getByText(SIGN_IN_LABELS.secondFactorMissing)).toBeVisible();
  await addPasskey(page, password);
  await page.goto(PAGES.adminDashboard);
  await page.getByRole('button', { name: SIGN_IN_LABELS.confirmWithPasskey }).click();
  await expect(page.getByText(ADMIN_TEXTS.tagline)).toBeVisible();
});
