import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Screenshots of every scene: phone and desktop, light and dark. Run with `npm run pictures`. */
export default defineConfig(tests, {
  testDir: 'pictures',
  testMatch: '**/*.pictures.ts',
  reporter: 'line',
});
