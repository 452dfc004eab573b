import { expect, type Page } from '@playwright/test';

/**
 * Waits until the current history entry belongs to as many open dialogs. One that only asks for confirmation after Back
 * takes a new entry a moment later; another press of Back in that moment would leave the page. One that has been
 * closed removes its entry a moment later, which would cancel or undo a navigation in that moment.
 */
export const waitForDialogEntries = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0))
    .toBe(count);
