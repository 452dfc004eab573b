import { PERIOD_SORTS, SORT_MODE_NAMES, SORT_MODES, type PeriodSort, type SortMode } from '@tessera/rules';
import { useState } from 'react';
import { Select } from '../../ui/form/select';
import { PERIOD_TEXTS } from './periods/period-texts';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';

/** The key of the global leaderboard, next to the group IDs. */
export const GLOBAL_LEADERBOARD = 'global';

export const DEFAULT_MODE: SortMode = 'today-score';

/** The choices of all leaderboards that differ from the default. */
function savedChoices(): Map<string, string> {
  const stored: [string, unknown][] = Object.entries(localStore.readJson(KEYS.sortChoices) ?? {});
  return new Map(stored.flatMap(([key, choice]) => (typeof choice === 'string' ? [[key, choice]] : [])));
}

/** Stores only choices that differ from the default, so that groups the player has left take up little space. */
function saveChoice(key: string, choice: string, isDefault: boolean): void {
  const choices = savedChoices();
  if (isDefault) choices.delete(key);
  else choices.set(key, choice);
  localStore.writeJson(KEYS.sortChoices, Object.fromEntries(choices));
}

function useChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => {
    const saved = savedChoices().get(key);
    return choices.find((choice) => choice === saved) ?? usual;
  });
  const choose = (next: Choice) => {
    saveChoice(key, next, next === usual);
    setChosen(next);
  };
  return [chosen, choose];
}

/** How a leaderboard is sorted. Each leaderboard keeps its own choice, even after a reload. */
export const useSortChoice = (leaderboard: string) => useChoice(leaderboard, SORT_MODE_NAMES, DEFAULT_MODE);

/** The same for its weeks and months. */
export const usePeriodSort = (leaderboard: string) =>
  useChoice<PeriodSort>(`${leaderboard} periods`, PERIOD_SORTS, 'sum');

interface SortChoiceProps<Sort extends string> {
  /** Names the leaderboard it sorts, for screen readers. */
  readonly label: string;
  readonly sort: Sort;
  readonly onChange: (sort: Sort) => void;
}

const MODES = SORT_MODE_NAMES.map((key) => ({ key, label: SORT_MODES[key].label }));

const PERIOD_LABELS: Readonly<Record<PeriodSort, string>> = {
  sum: PERIOD_TEXTS.bySum,
  mean: PERIOD_TEXTS.byMean,
};
const PERIOD_CHOICES = PERIOD_SORTS.map((key) => ({ key, label: PERIOD_LABELS[key] }));

/** How a leaderboard of today is sorted. */
export const SortChoice = ({ label, sort, onChange }: SortChoiceProps<SortMode>) => (
  <Select {...named(label)} choices={MODES} value={sort} onChange={onChange} />
);

/** By points or by average. */
export const PeriodSortChoice = ({ label, sort, onChange }: SortChoiceProps<PeriodSort>) => (
  <Select {...named(label)} choices={PERIOD_CHOICES} value={sort} onChange={onChange} />
);

const named = (board: string) => ({ label: `Sort ${board} by`, className: 'boards__sort' });
