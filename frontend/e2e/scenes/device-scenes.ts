import { expect, type Page } from '@playwright/test';
import { DEVICE_TEXTS } from '@tessera/contracts/devices';
import { PAGES } from '@tessera/contracts/wire';
import { DEVICE_LABELS } from '../../src/features/devices/device-labels';
import { openDevices } from '../support/devices';
import { fakeResponse, reject } from './fake-responses';
import type { Scenes } from './scene';

/** Of the widest letters. */
const CODE = 'WMWMWMWM';

const devices = ['Chrome on Linux', 'Safari on iPhone'].map((name, at) => ({
  deviceId: `device-${at}`,
  name,
  isThis: at === 0,
  linkedOn: '2026-11-01',
  lastSeenOn: '2026-11-18',
}));

const check = async (page: Page) => {
  await page.goto(`${PAGES.linkDevice}#${CODE}`);
  await page.getByRole('button', { name: DEVICE_LABELS.continue }).click();
};

export const DEVICE_SCENES: Scenes = {
  'a code for another device': async (page) => {
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    await fakeResponse(page, '**/api/devices', { success: true, devices: devices.slice(0, 1) });
    await fakeResponse(page, '**/api/devices/codes', { success: true, code: CODE, expiresAt }, 201);
    await page.goto(PAGES.home);
    await openDevices(page);
    await page.getByRole('button', { name: DEVICE_LABELS.use }).click();
    await expect(page.getByRole('img', { name: DEVICE_LABELS.qr }).locator('path')).toBeAttached();
  },
  'devices in the settings': async (page) => {
    await fakeResponse(page, '**/api/devices', { success: true, devices });
    await page.goto(PAGES.home);
    await openDevices(page);
    await page.getByRole('button', { name: 'Forget Safari on iPhone' }).scrollIntoViewIfNeeded();
  },
  'linking a device': async (page) => {
    await fakeResponse(page, '**/api/devices/codes/check', { success: true, playerName: 'Ann' });
    await check(page);
    await expect(page.getByRole('button', { name: DEVICE_LABELS.confirm })).toBeVisible();
  },
  'a wrong code for a device': async (page) => {
    await reject(page, '**/api/devices/codes/check', 'DEVICE_CODE_UNKNOWN');
    await check(page);
    await expect(page.getByText(DEVICE_TEXTS.wrongCode).first()).toBeVisible();
  },
};
