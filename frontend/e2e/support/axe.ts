import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** Radix puts focusable guards around a dialog, which no user sees or hears. */
const FOCUS_GUARDS = '[data-radix-focus-guard]';
const GRAVE = ['serious', 'critical'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Serious and critical violations on the page. `rules` limits the analysis. axe stays in the document, so
 * that analyzing it again in other colors doesn't load it again.
 */
export async function graveViolations(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(
    async ([exclude, given]): Promise<Result[]> => (await window.axe.run({ exclude }, given)).violations,
    [FOCUS_GUARDS, options] as const,
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
