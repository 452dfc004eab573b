import { expect, type Page } from '@playwright/test';
import { SIGN_IN_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, pathOf } from '@tessera/contracts/wire';
import { SIGN_IN_LABELS, SESSION_LABELS, ACCOUNT_LABELS } from '../../src/features/auth/auth-labels';
import { signUp } from '../support/account';
import { fakeResponse, reject } from './fake-responses';
import type { Scenes } from './scene';

const at = '2026-11-20T10:00:00.000Z';
const METHODS = {
  identities: [{ id: 'i', provider: 'Example Org', email: 'ann@org.example', linkedAt: at }],
  passkeys: [{ id: 'p', name: 'My phone', createdAt: at, lastUsedAt: at }],
};

/** A server with a provider and passkeys, and an account that uses both. */
async function withEveryMethod(page: Page): Promise<void> {
  await fakeResponse(page, `**${PATHS.signInOptions}`, {
    success: true,
    password: true,
    provider: { name: 'Example Org' },
    passkeys: true,
  });
  await fakeResponse(page, `**${PATHS.signInMethods}`, { success: true, hasPassword: true, ...METHODS });
}

export const ACCOUNT_SCENES: Scenes = {
  'sign in, every way': async (page) => {
    await withEveryMethod(page);
    await page.goto(PAGES.auth);
    await expect(page.getByRole('button', { name: SIGN_IN_LABELS.withPasskey })).toBeVisible();
  },
  'back from the provider': async (page) => {
    await reject(page, `**${PATHS.finishOidc}`, 'ACCOUNT_EXISTS');
    await page.goto(`${PAGES.authReturn}?state=some`);
    await expect(page.getByText(SIGN_IN_TEXTS.accountExists)).toBeVisible();
  },
  'the account, every way': async (page) => {
    await signUp(page);
    await withEveryMethod(page);
    await page.goto(PAGES.account);
    await page.getByRole('button', { name: SIGN_IN_LABELS.addPasskey }).click();
    await page.getByRole('button', { name: 'Rename My phone' }).click();
    await expect(page.getByLabel('New name')).toBeVisible();
  },
  'unlinking a sign-in': async (page) => {
    await signUp(page);
    await withEveryMethod(page);
    await page.goto(PAGES.account);
    await page.getByRole('button', { name: /^Unlink/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: SIGN_IN_LABELS.unlink }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'sign in': async (page) => {
    await page.goto(PAGES.auth);
    await page.getByRole('button', { name: TEXTS.signIn, exact: true }).click();
    await expect(page.getByText(ACCOUNT_LABELS.missingInformationDetail).first()).toBeVisible();
  },
  'sign up': async (page) => {
    await page.goto(PAGES.auth);
    await page.getByRole('tab', { name: ACCOUNT_LABELS.signUp }).click();
    await expect(page.getByText(ACCOUNT_LABELS.createAccountDetail)).toBeVisible();
  },
  'a forgotten password': async (page) => {
    await page.goto(PAGES.auth);
    await page.getByRole('button', { name: ACCOUNT_LABELS.forgotPassword }).click();
    await expect(page.getByRole('dialog', { name: ACCOUNT_LABELS.resetPassword })).toBeVisible();
  },
  'a new password': async (page) => {
    await page.route('**/api/auth/validate-reset-token*', (route) =>
      route.fulfill({ json: { success: true, valid: true, methods: METHODS } }),
    );
    await page.goto(pathOf(PAGES.resetPassword, { token: 'some' }));
    await page.getByLabel('New Password').fill('short');
    await page.getByLabel('Confirm Password').fill('other');
    await expect(page.getByText(ACCOUNT_LABELS.passwordsDiffer)).toBeVisible();
  },
  'an invalid link': async (page) => {
    await page.goto(pathOf(PAGES.resetPassword, { token: 'none' }));
    await expect(page.getByText(ACCOUNT_LABELS.resetLinkInvalidTitle)).toBeVisible();
  },
  'a link that could not be checked': async (page) => {
    await reject(page, '**/api/auth/validate-reset-token*', 'RATE_LIMITED');
    await page.goto(pathOf(PAGES.resetPassword, { token: 'some' }));
    await expect(page.getByText(TEXTS.rateLimited)).toBeVisible();
  },
  'the account': async (page) => {
    await signUp(page);
    await page.goto(PAGES.account);
    await expect(page.getByRole('button', { name: 'Download All Data' })).toBeVisible();
  },
  'deleting the account': async (page) => {
    await ACCOUNT_SCENES['the account']?.(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Delete for Good' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'logging out': async (page) => {
    await ACCOUNT_SCENES['the account']?.(page);
    await page.getByRole('button', { name: TEXTS.logOut }).click();
    await expect(page.getByRole('dialog', { name: SESSION_LABELS.logOutQuestion })).toBeVisible();
  },
};
