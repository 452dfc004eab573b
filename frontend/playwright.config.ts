import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.mjs';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/start-app.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Set by the global set-up, before any worker reads this file.
    baseURL: process.env.TESSERA_URL,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_FLAGS] },
    // The smallest phone that the game promises to fit.
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
});
