import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { NAME_LABELS } from '../../src/features/players/name-labels';

/**
 * A name of at most 20 characters that nobody else in the run has. Without vowels, so that it can't contain
 * offensive words.
 */
export const uniqueName = (beginning: string): string => {
  const letters = randomUUID()
    .slice(0, 8)
    .replace(/./g, (digit) => 'dghlmnpr'[parseInt(digit, 16) % 8] ?? '');
  return `${beginning} ${letters}`;
};

/** Sets the player's name on its page. */
export async function chooseName(page: Page, name = uniqueName('Player')): Promise<string> {
  await page.goto(PAGES.playerName);
  await page.getByLabel('Player Name').fill(name);
  await expect(page.getByText(NAME_LABELS.available)).toBeVisible();
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByText(NAME_LABELS.saved).first()).toBeVisible();
  return name;
}

/** Creates a group as the signed-in player and returns its invite code. */
export async function makeGroup(page: Page, name: string): Promise<string> {
  await page.goto(PAGES.groups);
  await page.getByLabel('Group name').fill(name);
  await page.getByRole('button', { name: 'Create Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Group Created' });
  const code = await dialog.locator('b').textContent();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return code ?? '';
}
