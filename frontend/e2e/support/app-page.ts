import { test as base, type Page } from '@playwright/test';

/** Waits for the app itself: the document brings a first paint along that looks the same, and does nothing. */
const appDrawn = (page: Page): Promise<void> =>
  page.locator('[data-first-paint]').waitFor({ state: 'detached' });

/** Every address that its page opens is there once the app is. */
export const test = base.extend({
  page: async ({ page }, give) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...given) => {
      const answer = await goto(...given);
      await appDrawn(page);
      return answer;
    };
    page.reload = async (...given) => {
      const answer = await reload(...given);
      await appDrawn(page);
      return answer;
    };
    await give(page);
  },
});
