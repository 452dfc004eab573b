import type { BrowserContext } from '@playwright/test';

const ROUND_TUTORIALS = ['round1_tutorial', 'round2_tutorial'];

/**
 * From now on, pages in this context belong to a player who has seen the tutorials of the first rounds. An
 * init script, because Playwright's `storageState` opens and closes a page for this, which takes half a
 * second of CPU time per test.
 */
export async function skipRoundTutorials(context: BrowserContext): Promise<void> {
  await context.addInitScript((dismissed) => {
    // about:blank has no storage.
    if (location.origin !== 'null') localStorage.tutorials_dismissed ??= dismissed;
  }, JSON.stringify(ROUND_TUTORIALS));
}
