import { expect, type Page } from '@playwright/test';

/**
 * Waits until the current history entry is that of the open dialog. A dialog that only asks for confirmation after
 * Back takes a new entry a moment later; another press of Back in that moment would leave the page.
 */
export const waitForDialogEntry = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window.history.state as { dialogs?: number } | null)?.dialogs))
    .toBe(1);
