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
/** Moderate, but screen readers list headings by their levels. */
const SKIPPED_LEVEL = 'heading-order';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** One of the elements with a text for each combination of colors and fonts on the page. Runs in the page. */
function oneOfEachStyle(): Element[] {
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  const behind = (element: Element | null): string => {
    const known = backgrounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const all = `${behind(element.parentElement)}|${backgroundColor} ${backgroundImage} ${opacity}`;
    backgrounds.set(element, all);
    return all;
  };
  const styleOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, behind(element)].join();
  };
  // axe doesn't check the colors of what is hidden or disabled, which might be the one of its style.
  const isChecked = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('[aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]');
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const checked = [...document.querySelectorAll('body *')].filter((one) => hasText(one) && isChecked(one));
  return [...new Map(checked.map((element) => [styleOf(element), element])).values()];
}

/**
 * Serious and critical violations on the page. `colors` limits the analysis to rules about colors, and to one element
 * of each style. axe stays in the document, so that analyzing it again in other colors doesn't load it again.
 */
export async function graveViolations(page: Page, colors?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Neither is reported: media that would have to be loaded, and a selector for each element.
    preload: false,
    selectors: false,
    ...(colors ? { runOnly: colors } : { rules: { 'target-size': { enabled: true } } }),
  };
  const violations = await page.evaluate(
    async ([exclude, given, include]): Promise<Result[]> =>
      (await window.axe.run(include ? { include, exclude } : { exclude }, given)).violations,
    [FOCUS_GUARDS, options, colors && (await page.evaluateHandle(oneOfEachStyle))] as const,
  );
  return violations
    .filter(({ id, impact }) => GRAVE.includes(impact ?? '') || id === SKIPPED_LEVEL)
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
