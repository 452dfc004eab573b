import { test as base } from '@playwright/test';

/**
 * A page that has arrived once the app is there: the document brings a first paint along that looks the same,
 * and does nothing.
 */
export const test = base.extend({
  page: async ({ page }, give) => {
    const thenApp =
      <Given extends unknown[], Answer>(go: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        const answer = await go.apply(page, given);
        await page.locator('[data-prerender]').waitFor({ state: 'detached' });
        return answer;
      };
    page.goto = thenApp(page.goto.bind(page));
    page.reload = thenApp(page.reload.bind(page));
    await give(page);
  },
});
