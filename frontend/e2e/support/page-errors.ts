import { expect, type Page } from '@playwright/test';
import { test as base } from './app-page';

/** Most tests run without the service worker. Playwright logs this each time it blocks one. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

/** Errors and warnings of a page. */
export const pageErrorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WITHOUT_WORKER) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // Aborted because the page was left.
    if (errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()}: ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
};

/**
 * A test whose page must not cause errors: no error or warning in the console (including violations of the
 * security policy), no failed request. Tests that provoke some list them in `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp | null; noPageErrors: void }>({
  expectedErrors: [null, { option: true }],
  noPageErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors = pageErrorsOf(page);
      await use();
      expect(errors.filter((text) => !expectedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});
