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
  showWords: 'Show words while playing',
  showWordsHint: 'Words get a golden edge as you form them.',
  keepWords: 'Keep showing words?',
  keepWordsDetail: 'In your first games, words got a golden edge as you formed them.',
  keep: 'Keep Showing',
  stop: 'Stop',
  sound: 'Sound',
  soundHint: 'A soft tick for each tile, and a tone for each line that scores.',
  haptics: 'Vibration',
  hapticsHint: 'A short buzz when you place a tile.',
  noHaptics: "This browser doesn't support vibration.",
  reactions: 'Reactions',
  reactionsHint: 'What friends say to your moves and grids, such as "Nice!"',
} as const;

export const THEME_LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };
