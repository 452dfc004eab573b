import { test as base } from '@playwright/test';
import { skipRoundTutorials } from './storage';

/** A dialog that has just closed goes back in the history, which cancels a navigation that begins at that moment. */
export const despiteDialogs = <Answer>(navigate: () => Promise<Answer>): Promise<Answer> =>
  navigate().catch((error: Error) => {
    if (!error.message.includes('net::ERR_ABORTED')) throw error;
    return navigate();
  });

/**
 * A `page` that waits for the app after each navigation, because the prerendered page looks the same but has
 * no function. Its player has seen the tutorials of the first rounds, unless `firstTime` is set.
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
        const answer = await despiteDialogs(() => go(...given));
        await page.locator('[data-prerender]').waitFor({ state: 'detached' });
        return answer;
      };
    page.goto = thenApp(goto);
    page.reload = thenApp(reload);
    await give(page);
    // Restored, because tests may share one page.
    Object.assign(page, { goto, reload });
  },
});
