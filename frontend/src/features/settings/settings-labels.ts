import type { Theme } from '../../store/settings';

/** Texts of the settings. */
export const SETTINGS_LABELS = {
  remembered: 'Saved in this browser.',
  theme: 'Theme',
  highContrast: 'High contrast',
  highContrastHint: "Bolder letters and edges. Scoring words aren't marked by color alone.",
  reducedMotion: 'Reduced motion',
  reducedMotionHint: 'Tiles appear without animation.',
  systemAsks: 'On, because of your system settings.',
  sound: 'Sound',
  soundHint: 'A soft tick for each tile, and a tone for each line that scores.',
  haptics: 'Vibration',
  hapticsHint: 'A short buzz when you place a tile.',
  noHaptics: "This browser doesn't support vibration.",
} as const;

export const THEME_LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };
