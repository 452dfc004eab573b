import { expect } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { reject, respondLate } from './fake-responses';
import { fakeStatus, NEW_STATUS, SERVICE_STATUS, STATUS_CALL } from './fake-status';
import type { Scenes } from './scene';

export const STATUS_SCENES: Scenes = {
  'service status': async (page) => {
    await fakeStatus(page);
    await page.goto(PAGES.status);
    await expect(page.getByText('Up and running')).toBeVisible();
  },
  'service status, as a table': async (page) => {
    await fakeStatus(page);
    await page.goto(PAGES.status);
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('table', { name: 'The past 90 days' })).toBeVisible();
  },
  'service status, moves missing': async (page) => {
    const moveCheck = SERVICE_STATUS.moveCheck && { ...SERVICE_STATUS.moveCheck, missing: 3 };
    await fakeStatus(page, { state: 'bad', moveCheck });
    await page.goto(PAGES.status);
    await expect(page.getByText('Serious trouble', { exact: true }).first()).toBeVisible();
  },
  'service status, dailies not ready': async (page) => {
    await fakeStatus(page, { state: 'disturbed', daily: { isReady: false, readyUntil: null } });
    await page.goto(PAGES.status);
    await expect(page.getByText("The next dailies aren't ready yet.")).toBeVisible();
  },
  'service status, on a new server': async (page) => {
    await fakeStatus(page, NEW_STATUS);
    await page.goto(PAGES.status);
    await expect(page.getByText('Nothing has been recorded today yet.')).toBeVisible();
  },
  'service status, loading': async (page) => {
    await respondLate(page, STATUS_CALL);
    await page.goto(PAGES.status);
    await expect(page.getByText('Loading the status...').first()).toBeAttached();
  },
  'service status, failed': async (page) => {
    await reject(page, STATUS_CALL, 'UNAVAILABLE');
    await page.goto(PAGES.status);
    await expect(page.getByText("Couldn't load the status")).toBeVisible();
  },
};
