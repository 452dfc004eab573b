import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { DEVICE_LABELS } from '../../src/features/devices/device-labels';

/** Opens the settings, where the devices are listed. */
export async function openDevices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: TEXTS.settings }).click();
  await expect(page.getByRole('heading', { name: DEVICE_LABELS.devices })).toBeVisible();
}

/** Opens the dialog with a code for another device. Returns the code. */
export async function shownCode(page: Page): Promise<string> {
  await openDevices(page);
  await page.getByRole('button', { name: DEVICE_LABELS.use }).click();
  const code = page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await expect(code).toBeVisible();
  return code.innerText();
}
