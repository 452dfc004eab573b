import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Screenshots of every scene on phone, tablet and desktop, in light and dark mode (`npm run pictures`). */
export default defineConfig(tests, {
  testDir: 'pictures',
  testMatch: '**/*.pictures.ts',
  reporter: 'line',
});
