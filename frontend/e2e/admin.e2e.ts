import { expect } from '@playwright/test';
import { ADMIN_TEXTS, FEEDBACK_TEXTS, PAGES, titleOf } from '@tessera/contracts/constants';
import { ADMIN_EMAIL } from './support/admin';
import { signInAsAdmin } from './support/sign-in-as-admin';
import { test } from './support/page-errors';

test('an admin verifies the email address, signs in, reads the dashboard, and runs a job', async ({
  page,
}) => {
  await page.goto(PAGES.adminDashboard);
  await expect(page).toHaveTitle(titleOf('Admin Dashboard'));
  await expect(page.getByText(ADMIN_TEXTS.adminsOnly)).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).last().click();
  await signInAsAdmin(page, ADMIN_EMAIL);

  await page.goto(PAGES.feedback);
  await page.getByLabel('Your message').fill('A page for those who run it, please');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(FEEDBACK_TEXTS.thankYou).first()).toBeVisible();

  await page.goto(PAGES.adminDashboard);
  await expect(page.getByRole('heading', { name: ADMIN_TEXTS.todaysActivity })).toBeVisible();
  await expect(page.getByText('A page for those who run it, please')).toBeVisible();
  await page.getByRole('button', { name: ADMIN_TEXTS.refresh }).click();
  await expect(page.getByText(/^Last updated/)).toBeVisible();
  await page.getByRole('button', { name: `${ADMIN_TEXTS.runNow}: count-days` }).click();
  await expect(page.getByText(ADMIN_TEXTS.runAsked).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
