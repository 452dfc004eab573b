import { expect } from '@playwright/test';
import { titleOf } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { FEEDBACK_LABELS } from '../src/features/feedback/feedback-labels';
import { test } from './support/page-errors';

test('a player sends feedback, is thanked, and can leave an email address', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Feedback' }).click();
  await expect(page).toHaveTitle(titleOf('Feedback'));

  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByText(TEXTS.feedbackRequired)).toBeVisible();

  const message = page.getByLabel('Your message');
  await message.fill('ä<b>'.repeat(LIMITS.FEEDBACK_MAX_LENGTH / 4));
  await expect(page.getByText(`${LIMITS.FEEDBACK_MAX_LENGTH}/${LIMITS.FEEDBACK_MAX_LENGTH}`)).toBeVisible();
  await submit.click();

  const popup = page.getByRole('dialog', { name: 'Would you like a reply?' });
  await popup.getByLabel('Email').fill('player@example.org');
  await popup.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(FEEDBACK_LABELS.emailSaved).first()).toBeVisible();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('heading', { name: FEEDBACK_LABELS.thankYou })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(PAGES.home);
});
