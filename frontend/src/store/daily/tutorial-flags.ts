import { KEYS } from '../storage/keys';
import { localStore } from '../storage/storage';

export type TutorialName = 'general' | 'daily' | 'two-player' | 'quick';

export type RoundTutorialName = 'round1_tutorial' | 'round2_tutorial';

const dismissed = (): unknown[] => {
  const stored = localStore.readJson(KEYS.tutorialsDismissed);
  return Array.isArray(stored) ? (stored as unknown[]) : [];
};

export const isTutorialDismissed = (name: RoundTutorialName): boolean => dismissed().includes(name);

/** Stops showing a round tutorial in this browser. */
export function dismissTutorial(name: RoundTutorialName): void {
  if (!isTutorialDismissed(name)) localStore.writeJson(KEYS.tutorialsDismissed, [...dismissed(), name]);
}

const COMPLETED: Partial<Record<TutorialName, string>> = {
  general: KEYS.tutorialCompleted,
  daily: KEYS.dailyTutorialCompleted,
  'two-player': KEYS.twoPlayerTutorialCompleted,
};

const DISMISSED: Partial<Record<TutorialName, string>> = {
  general: KEYS.tutorialDismissed,
  daily: KEYS.dailyTutorialDismissed,
};

const mark = (key: string | undefined): void => {
  if (key !== undefined) localStore.writeText(key, 'true');
};

export const noteCompleted = (name: TutorialName): void => mark(COMPLETED[name]);

/** Marks a tutorial as closed before its end. */
export const noteClosed = (name: TutorialName): void => mark(DISMISSED[name]);

/** Resets a tutorial to the state before it was ever opened. */
export function resetTutorial(name: TutorialName): void {
  for (const key of [COMPLETED[name], DISMISSED[name]]) if (key !== undefined) localStore.remove(key);
}
