import type { LeaderboardMode } from '@tessera/rules';
import { useState } from 'react';
import { KEYS } from '../../store/keys';
import { localStore } from '../../store/storage';

/** The table for everybody goes by this name among the groups. */
export const GLOBAL_TABLE = 'global';

const DEFAULT: LeaderboardMode = 'today-score';
const isOther = (mode: unknown): mode is LeaderboardMode =>
  mode === 'current-streak' || mode === 'best-streak';

/** Only what differs from the default is kept, so that tables of groups that one has left add up to little. */
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

/** How a table is sorted: each keeps its own choice, also when the page is loaded again. */
export function useSortChoice(table: string): [LeaderboardMode, (mode: LeaderboardMode) => void] {
  const [mode, setMode] = useState(() => kept().get(table) ?? DEFAULT);
  const choose = (next: LeaderboardMode) => {
    keep(table, next);
    setMode(next);
  };
  return [mode, choose];
}
