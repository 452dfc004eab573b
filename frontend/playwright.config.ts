import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.mjs';
import { TIME_ZONE } from './e2e/support/time-zone';

const executablePath = await findChromium();

// Set by the global set-up, before any worker reads this file.
const origin = process.env.TESSERA_URL;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/start-app.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Far more than it takes: on a busy machine everything takes ten times as long.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    baseURL: origin,
    timezoneId: TIME_ZONE,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_FLAGS] },
    // The smallest phone that the game promises to fit.
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    // It would answer before the tests can; offline-app.e2e.ts is about it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
});
