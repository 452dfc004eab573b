import { expect } from '@playwright/test';
import { titleOf } from '@tessera/contracts/product';
import { wordVerdict } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { test } from './support/page-errors';

test('a valid word is confirmed and defined', async ({ page }) => {
  await page.goto(PAGES.wordChecker);
  await expect(page).toHaveTitle(titleOf('Word Checker'));
  await page.getByRole('textbox').fill('tree');
  await page.getByRole('button', { name: 'Check Word' }).click();
  await expect(page.getByText(wordVerdict('TREE', true))).toBeVisible();
  await expect(page.getByRole('list', { name: 'Definitions' }).getByRole('listitem').first()).toBeVisible();
});

test('an invalid word is rejected on Enter', async ({ page }) => {
  await page.goto(PAGES.wordChecker);
  await page.getByRole('textbox').fill('zzq');
  await page.keyboard.press('Enter');
  await expect(page.getByText(wordVerdict('ZZQ', false))).toBeVisible();
});

test('a word in the address is checked automatically, and Back leads to the previous word', async ({
  page,
}) => {
  await page.goto(`${PAGES.wordChecker}?word=oak&autoSubmit=true`);
  await expect(page.getByText(wordVerdict('OAK', true))).toBeVisible();
  await page.getByRole('textbox').fill('ash');
  await page.keyboard.press('Enter');
  await expect(page.getByText(wordVerdict('ASH', true))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(wordVerdict('OAK', true))).toBeVisible();
});
