import { LEADERBOARD_MODES, type LeaderboardMode } from '@tessera/rules';
import { useState } from 'react';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';

/** The key of the global leaderboard, next to the group IDs. */
export const GLOBAL_LEADERBOARD = 'global';

export const DEFAULT_MODE: LeaderboardMode = 'today-score';
const isMode = (mode: unknown): mode is LeaderboardMode => LEADERBOARD_MODES.some((known) => known === mode);

/** Stores only choices that differ from the default, so that groups the player has left take up little space. */
function savedChoices(): Map<string, LeaderboardMode> {
  const stored: [string, unknown][] = Object.entries(localStore.readJson(KEYS.sortChoices) ?? {});
  return new Map(stored.flatMap(([leaderboard, mode]) => (isMode(mode) ? [[leaderboard, mode]] : [])));
}

function saveChoice(leaderboard: string, mode: LeaderboardMode): void {
  const choices = savedChoices();
  if (mode === DEFAULT_MODE) choices.delete(leaderboard);
  else choices.set(leaderboard, mode);
  localStore.writeJson(KEYS.sortChoices, Object.fromEntries(choices));
}

/** How a leaderboard is sorted. Each leaderboard keeps its own choice, even after a reload. */
export function useSortChoice(leaderboard: string): [LeaderboardMode, (mode: LeaderboardMode) => void] {
  const [mode, setMode] = useState(() => savedChoices().get(leaderboard) ?? DEFAULT_MODE);
  const choose = (next: LeaderboardMode) => {
    saveChoice(leaderboard, next);
    setMode(next);
  };
  return [mode, choose];
}
