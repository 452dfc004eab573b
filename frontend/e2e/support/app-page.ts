import { test as base, type Page } from '@playwright/test';
import { skipRoundTutorials } from './storage';

/**
 * Navigates again if a dialog that has just closed cancels the navigation: it removes its own entry from the history
 * by going back.
 */
export async function despiteDialogs<Answer>(page: Page, navigate: () => Promise<Answer>): Promise<Answer> {
  const hasDialogEntry = await page
    .evaluate(() => ((window.history.state as { dialogs?: number } | null)?.dialogs ?? 0) > 0)
    // The page is navigating already.
    .catch(() => true);
  return navigate().catch((error: Error) => {
    if (!hasDialogEntry || !error.message.includes('net::ERR_ABORTED')) throw error;
    return navigate();
  });
}

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
        const answer = await despiteDialogs(page, () => go(...given));
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
