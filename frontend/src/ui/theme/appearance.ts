import { signal } from '../util/signal';

interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
}

/** What the system can ask for by itself; then it is so, whatever is set here. */
export const SYSTEM_PREFERENCES = {
  highContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

export const systemPrefers = (what: keyof typeof SYSTEM_PREFERENCES): boolean =>
  window.matchMedia(SYSTEM_PREFERENCES[what]).matches;

/** Whether nothing is to move; for timers, as CSS obeys by itself. */
export const isMotionReduced = signal(false);

/**
 * Has the document look so. The styles go by what stands on <html>; the script in index.html puts it there
 * before the first paint, in the same way (appearance.spec.ts compares the two).
 */
export function applyAppearance({ theme, highContrast, reducedMotion }: Appearance): void {
  const still = reducedMotion || systemPrefers('reducedMotion');
  const mark = (name: string, value: string | null) =>
    value === null
      ? delete document.documentElement.dataset[name]
      : (document.documentElement.dataset[name] = value);
  mark('theme', theme === 'system' ? null : theme);
  mark('contrast', highContrast || systemPrefers('highContrast') ? 'more' : null);
  mark('motion', still ? 'reduce' : null);
  // The browser's own bars: each colour is for one scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
    meta.setAttribute('media', media);
  }
  isMotionReduced.set(still);
}
