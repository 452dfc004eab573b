import { test as base } from '@playwright/test';
import { skipRoundTutorials } from './storage';

/**
 * `page` has loaded once the app is there: the document shows a prerendered page that looks the same, and does
 * nothing. Its player has seen the tutorials of the first rounds, unless a test says `firstTime`.
 */
export const test = base.extend<{ firstTime: boolean }>({
  firstTime: [false, { option: true }],
  context: async ({ context, firstTime }, give) => {
    if (!firstTime) await skipRoundTutorials(context);
    await give(context);
  },
  page: async ({ page }, give) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const thenApp =
      <Given extends unknown[], Answer>(go: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        const answer = await go(...given);
        await page.locator('[data-prerender]').waitFor({ state: 'detached' });
        return answer;
      };
    page.goto = thenApp(goto);
    page.reload = thenApp(reload);
    await give(page);
    // The tests of a file may share one page.
    Object.assign(page, { goto, reload });
  },
});
