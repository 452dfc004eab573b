import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { SESSION_LABELS, ACCOUNT_LABELS } from '../../src/features/auth/auth-labels';

/** An account's email address and password. */
export interface Credentials {
  email: string;
  password: string;
}

export const newCredentials = (): Credentials => ({
  email: `player-${randomUUID()}@example.org`,
  password: 'sixteen letters',
});

export const emailField = (page: Page) => page.getByLabel('Email');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Fills in the form that is open on the auth page, and submits it. */
async function send(page: Page, { email, password }: Credentials, button: string): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Creates an account, and waits until home greets the player. */
export async function signUp(page: Page, credentials = newCredentials()): Promise<Credentials> {
  await page.goto(PAGES.auth);
  await page.getByRole('tab', { name: ACCOUNT_LABELS.signUp }).click();
  await send(page, credentials, ACCOUNT_TEXTS.createAccount);
  await expect(page.getByText(ACCOUNT_LABELS.accountCreated).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
  return credentials;
}

/** Submits the sign-in form, which may fail. */
export async function trySignIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(PAGES.auth);
  await send(page, credentials, TEXTS.signIn);
}

/** Signs in, and waits until home greets the player. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await trySignIn(page, credentials);
  await expect(page.getByText(ACCOUNT_LABELS.welcomeBack).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: TEXTS.logOut }).click();
  await page
    .getByRole('dialog', { name: SESSION_LABELS.logOutQuestion })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(page.getByRole('link', { name: TEXTS.signIn })).toBeVisible();
}

/** The UUID of the player in this browser. */
export const playerOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('playerIdentity') ?? '{}') as { playerUUID: string }).playerUUID,
  );
