import { signal, useSignal } from '../util/signal';

interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
}

/** System preferences that turn a setting on, whatever the player has chosen. */
export const SYSTEM_PREFERENCES = {
  highContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

export const systemPrefers = (what: keyof typeof SYSTEM_PREFERENCES): boolean =>
  window.matchMedia(SYSTEM_PREFERENCES[what]).matches;

/** Whether the system or the player wants no animations. For timers only: CSS handles it by itself (tokens.css). */
export const isMotionReduced = signal(false);

/**
 * Applies the settings to the document as attributes of <html>, which the styles depend on. The inline
 * script in index.html sets them before the first paint (appearance.spec.ts compares the two).
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
  // The color of the browser's toolbar, with one tag for each scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
    meta.setAttribute('media', media);
  }
  isMotionReduced.set(still);
}

export const useReducedMotion = (): boolean => useSignal(isMotionReduced);
