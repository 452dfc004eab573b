import { useSyncExternalStore, useState } from 'react';
import { KEYS } from './storage/keys';
import { localStore } from './storage/storage';
import { localCompletions } from './daily/completions';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The settings that are on or off. All are off by default. */
const SWITCHES = ['highContrast', 'reducedMotion', 'sound', 'haptics', 'muteReactions'] as const;
type Switches = Readonly<Record<(typeof SWITCHES)[number], boolean>>;

/** How the app looks and sounds in this browser, for any player. */
export interface Settings extends Switches {
  readonly theme: Theme;
  /** Marks the words on a board in play. Null until the player has chosen. */
  readonly showWords: boolean | null;
}

const switches = (isOn: (name: keyof Switches) => boolean): Switches =>
  Object.fromEntries(SWITCHES.map((name) => [name, isOn(name)])) as Record<keyof Switches, boolean>;

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  showWords: null,
  ...switches(() => false),
};

/** Ignores invalid values. */
function parse(text: string | null): Settings {
  let saved: Record<string, unknown>;
  try {
    saved = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return DEFAULT_SETTINGS;
  }
  return {
    theme: THEMES.find((theme) => theme === saved.theme) ?? DEFAULT_SETTINGS.theme,
    showWords: typeof saved.showWords === 'boolean' ? saved.showWords : null,
    ...switches((name) => saved[name] === true),
  };
}

let seen: { text: string | null; settings: Settings } | undefined;

/** Returns the same object until something changes. */
export function readSettings(): Settings {
  const text = localStore.readText(KEYS.settings);
  if (seen?.text !== text) seen = { text, settings: parse(text) };
  return seen?.settings ?? DEFAULT_SETTINGS;
}

const listeners = new Set<() => void>();

export function changeSettings(change: Partial<Settings>): void {
  localStore.writeJson(KEYS.settings, { ...readSettings(), ...change });
  for (const listener of listeners) listener();
}

/** Hides what friends say, or shows it again. */
export const muteReactions = (muted: boolean): void => changeSettings({ muteReactions: muted });

/** Calls the listener on every change, including those in other tabs. Returns a function that stops listening. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, readSettings, readSettings);

/** Players learn what scores in this many games. Then they choose whether they still want to be shown. */
const FIRST_GAMES = 3;

const isLearning = (): boolean => localCompletions().length < FIRST_GAMES;

/** Whether to mark the words that a board has formed so far. It doesn't change during a game, unless the player does. */
export function useShownWords(): boolean {
  const { showWords } = useSettings();
  const [learning] = useState(isLearning);
  return showWords ?? learning;
}

/** Whether the player has had the words shown and hasn't chosen yet. */
export function useWordsChoiceDue(): boolean {
  const { showWords } = useSettings();
  return showWords === null && !isLearning();
}
