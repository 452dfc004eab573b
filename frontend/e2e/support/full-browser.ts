import { findFullBrowser } from '../../../scripts/browser.mjs';
import { test as base } from './page-errors';

/** A test in a complete Chromium with our service worker. The one of the other tests has no notifications. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, give) => {
      const executablePath = await findFullBrowser();
      await give({ ...launchOptions, ...(executablePath !== undefined && { executablePath }) });
    },
    { scope: 'worker' },
  ],
});
test.use({ serviceWorkers: 'allow', permissions: [] });
