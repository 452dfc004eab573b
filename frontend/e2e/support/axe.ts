import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

/** The minified script, half as long as `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Neither is reported: media that would have to be loaded, and a selector for each element.
    preload: false,
    selectors: false,
    ...(rules && { runOnly: rules }),
  };
  const violations = await page.evaluate(
    async ([exclude, given]): Promise<Result[]> => (await window.axe.run({ exclude }, given)).violations,
    [FOCUS_GUARDS, options] as const,
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
