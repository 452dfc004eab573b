import type { Theme } from '../../store/settings';

/** What the settings say. */
export const SETTINGS_LABELS = {
  remembered: 'For this browser, which remembers them.',
  theme: 'Look',
  highContrast: 'High contrast',
  highContrastHint: 'Stronger letters and edges; what scores is marked by more than its colour.',
  reducedMotion: 'Reduced motion',
  reducedMotionHint: 'Tiles are simply there, without flying or turning.',
  systemAsks: 'On, because your system asks for it.',
  sound: 'Sound',
  soundHint: 'A soft tick for a tile, and a tone for every line that scores.',
  haptics: 'Vibration',
  hapticsHint: 'A short touch when a tile lies down.',
  noHaptics: 'This browser cannot vibrate.',
} as const;

export const THEME_LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };
