import type { LeaderboardMode } from '@tessera/rules';
import { useState } from 'react';
import { KEYS } from '../../store/keys';
import { localStore } from '../../store/storage';

/** The key of the global table, next to the group ids. */
export const GLOBAL_TABLE = 'global';

const DEFAULT: LeaderboardMode = 'today-score';
const isOther = (mode: unknown): mode is LeaderboardMode =>
  mode === 'current-streak' || mode === 'best-streak';

/** Only choices that differ from the default are stored, so that groups the player has left take up little space. */
function kept(): Map<string, LeaderboardMode> {
  const stored: [string, unknown][] = Object.entries(localStore.readJson(KEYS.sortChoices) ?? {});
  return new Map(stored.flatMap(([table, mode]) => (isOther(mode) ? [[table, mode]] : [])));
}

function keep(table: string, mode: LeaderboardMode): void {
  const choices = kept();
  if (mode === DEFAULT) choices.delete(table);
  else choices.set(table, mode);
  localStore.writeJson(KEYS.sortChoices, Object.fromEntries(choices));
}

/** How a table is sorted. Each table keeps its own choice, even after a reload. */
export function useSortChoice(table: string): [LeaderboardMode, (mode: LeaderboardMode) => void] {
  const [mode, setMode] = useState(() => kept().get(table) ?? DEFAULT);
  const choose = (next: LeaderboardMode) => {
    keep(table, next);
    setMode(next);
  };
  return [mode, choose];
}
