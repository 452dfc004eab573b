import { PERIOD_SORTS, SORT_MODE_NAMES, SORT_MODES, type PeriodSort, type SortMode } from '@tessera/rules';
import { Select } from '../../ui/form/select';
import { PERIOD_TEXTS } from './periods/period-texts';

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
