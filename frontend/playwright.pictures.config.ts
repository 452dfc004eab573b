import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** The picture book: every scene on a phone and on a desk, by day and by night. `npm run pictures`. */
export default defineConfig(tests, {
  testDir: 'pictures',
  testMatch: '**/*.pictures.ts',
  reporter: 'line',
});
