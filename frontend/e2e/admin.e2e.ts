import { expect } from '@playwright/test';
import { ADMIN_TEXTS, PEOPLE_ADMIN_TEXTS, PERSON_ROLE_TEXTS } from '@tessera/contracts/admin';
import { titleOf } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
import { FEEDBACK_LABELS } from '../src/features/feedback/feedback-labels';
import { ADMIN_EMAIL } from './support/admin';
import { signInAsAdmin } from './support/sign-in-as-admin';
import { test } from './support/page-errors';

test('an admin verifies the email address, signs in, reads the dashboard, runs a job, and finds a player', async ({
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
  await expect(page.getByText(FEEDBACK_LABELS.thankYou).first()).toBeVisible();

  await page.goto(PAGES.adminDashboard);
  await expect(page.getByRole('heading', { name: ADMIN_TEXTS.todaysActivity })).toBeVisible();
  await expect(page.getByText('A page for those who run it, please')).toBeVisible();
  await page.getByRole('button', { name: ADMIN_TEXTS.refresh }).click();
  await expect(page.getByText(/^Last updated/)).toBeVisible();
  await page.getByRole('button', { name: `${ADMIN_TEXTS.runNow}: count-days` }).click();
  await expect(page.getByText(ADMIN_TEXTS.runAsked).first()).toBeVisible();

  await page.getByRole('tab', { name: PEOPLE_ADMIN_TEXTS.tab }).click();
  await page.getByLabel(PEOPLE_ADMIN_TEXTS.search).fill(ADMIN_EMAIL);
  await page.getByRole('button', { name: PEOPLE_ADMIN_TEXTS.find }).click();
  await page.getByRole('list', { name: PEOPLE_ADMIN_TEXTS.results }).getByRole('button').click();
  await expect(page.getByText(PERSON_ROLE_TEXTS.admin, { exact: true })).toBeVisible();
  await expect(page.getByText(PEOPLE_ADMIN_TEXTS.noActions)).toBeVisible();
  await expect(page.getByText(ADMIN_EMAIL)).toBeHidden();
  await page.getByRole('button', { name: PEOPLE_ADMIN_TEXTS.showEmail }).click();
  await expect(page.getByText(ADMIN_EMAIL)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
