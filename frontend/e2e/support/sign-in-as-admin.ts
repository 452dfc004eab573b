import { expect, type Page } from '@playwright/test';
import { ACCOUNT_LABELS } from '../../src/features/auth/auth-labels';
import { emailField, signIn } from './account';
import { resetLinkFor } from './outbox';

/** On the sign-in page: sets the admin's first password through an email, and signs in. */
export async function signInAsAdmin(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: ACCOUNT_LABELS.forgotPassword }).click();
  const dialog = page.getByRole('dialog', { name: ACCOUNT_LABELS.resetPassword });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => resetLinkFor(email)).not.toBeNull();
  const link = await resetLinkFor(email);
  await page.goto(new URL(link ?? '').pathname);
  const password = 'sixteen letters';
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: ACCOUNT_LABELS.resetPassword }).click();
  await expect(emailField(page)).toBeVisible();
  await signIn(page, { email, password });
}
