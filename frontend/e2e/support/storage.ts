import type { BrowserContext } from '@playwright/test';

const ROUND_TUTORIALS = ['round1_tutorial', 'round2_tutorial'];

/**
 * Pages opened from now on belong to a player who has seen the tutorials of the first rounds. An init script because
 * Playwright's `storageState` opens and closes a page of its own for this: half a second of CPU time a test.
 */
export async function skipRoundTutorials(context: BrowserContext): Promise<void> {
  await context.addInitScript((dismissed) => {
    // about:blank has no storage.
    if (location.origin !== 'null') localStorage.tutorials_dismissed ??= dismissed;
  }, JSON.stringify(ROUND_TUTORIALS));
}
