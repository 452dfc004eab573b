import { KEYS } from '../storage/keys';
import { localStore, useStored } from '../storage/storage';

/** How many are kept. */
const MAX = 10;

const read = (): Record<string, unknown> => {
  const stored = localStore.readJson(KEYS.bestScores);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
};

const keyOf = (letters: string): string => [...letters.toUpperCase()].sort().join('');

/** Remembers the best score that sixteen letters allow, because finding it again would take seconds. */
export function recordBestScore(letters: string, score: number): void {
  const key = keyOf(letters);
  const others = Object.entries(read()).filter(([other]) => other !== key);
  const kept = [...others.slice(1 - MAX), [key, score] as const];
  localStore.writeJson(KEYS.bestScores, Object.fromEntries(kept));
}

/** The best score that these letters allow, if this browser has found it. */
export function useBestScore(letters: string): number | null {
  useStored(KEYS.bestScores);
  const score = read()[keyOf(letters)];
  return typeof score === 'number' ? score : null;
}
