import { expect, test, type Page } from '@playwright/test';
import { ACCOUNT_TEXTS, PAGES, SIGN_IN_TEXTS, TEXTS, signInWithText } from '@tessera/contracts/constants';
import { logOut, newCredentials, playerOf, signUp } from './support/account';
import { startSignInApp } from './support/sign-in-app';

test.describe.configure({ mode: 'serial' });

let app: Awaited<ReturnType<typeof startSignInApp>>;
test.beforeAll(async () => {
  app = await startSignInApp();
});
test.afterAll(() => app.stop());
test.use({ baseURL: async ({}, use) => use(app.url) });

/** On the provider's own page. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

const providerButton = (page: Page) => page.getByRole('button', { name: signInWithText('Example Org') });

test('a player signs in with the provider, out, and in again', async ({ page }) => {
  await app.knows('ann', { email: 'ann@org.example', email_verified: true });
  await page.goto(PAGES.auth);
  const player = await playerOf(page);
  await providerButton(page).click();
  await signInThere(page, 'ann');
  await expect(page.getByText(ACCOUNT_TEXTS.accountCreated).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
  expect(await playerOf(page)).toBe(player);
  // The only way in can't be unlinked.
  await page.goto(PAGES.account);
  await page.getByRole('button', { name: /^Unlink/ }).click();
  await expect(page.getByText(SIGN_IN_TEXTS.lastMethod).first()).toBeVisible();

  await logOut(page);
  await page.goto(PAGES.auth);
  await providerButton(page).click();
  // The provider still knows the browser.
  await expect(page.getByText(ACCOUNT_TEXTS.welcomeBack).first()).toBeVisible();
  expect(await playerOf(page)).toBe(player);
});

test('somebody with an account links the provider there, which then signs in', async ({ page, browser }) => {
  const credentials = newCredentials();
  await app.knows('bob', { email: credentials.email, email_verified: true });
  await signUp(page, credentials);

  const elsewhere = await (await browser.newContext({ baseURL: app.url })).newPage();
  await elsewhere.goto(PAGES.auth);
  await providerButton(elsewhere).click();
  await signInThere(elsewhere, 'bob');
  await expect(elsewhere.getByText(SIGN_IN_TEXTS.accountExists)).toBeVisible();
  await expect(elsewhere).toHaveURL(PAGES.authReturn);
  await elsewhere.getByRole('link', { name: ACCOUNT_TEXTS.goToSignIn }).click();
  await expect(providerButton(elsewhere)).toBeVisible();

  await page.goto(PAGES.account);
  await page.getByRole('button', { name: 'Link Example Org' }).click();
  await signInThere(page, 'bob');
  await expect(page.getByText(SIGN_IN_TEXTS.linked).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.account);

  await providerButton(elsewhere).click();
  await expect(elsewhere.getByText(ACCOUNT_TEXTS.welcomeBack).first()).toBeVisible();
  await expect(
    elsewhere.getByRole('link', { name: `${TEXTS.yourAccount}: ${credentials.email}` }),
  ).toBeVisible();
});
