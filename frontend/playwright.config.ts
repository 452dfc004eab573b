import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../scripts/browser.mjs';
import { TIME_ZONE } from './e2e/support/time-zone';

const executablePath = await findTestBrowser();

/**
 * Saves processor time: by default, each navigation starts another process, and the graphics are drawn by a
 * process that emulates a graphics card.
 */
const LEAN = ['--disable-site-isolation-trials', '--renderer-process-limit=1', '--disable-gpu'];

// Set by the global setup before any worker reads this file.
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
  // Far longer than needed, because everything takes ten times as long on a busy machine.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    baseURL: origin,
    timezoneId: TIME_ZONE,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS, ...LEAN],
    },
    // The smallest supported phone.
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    // A service worker would respond before the tests can. Only offline-app.e2e.ts uses one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every test takes a tenth of the processor time. For a trace of a failing one, set TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
