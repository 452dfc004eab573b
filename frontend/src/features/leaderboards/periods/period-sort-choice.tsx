import { PERIOD_SORTS, type PeriodSort } from '@tessera/rules';
import { ChoiceTabs } from '../../../ui/tabs/choice-tabs';
import { PERIOD_TEXTS } from './period-texts';

const LABELS: Readonly<Record<PeriodSort, string>> = {
  sum: PERIOD_TEXTS.bySum,
  mean: PERIOD_TEXTS.byMean,
};
const CHOICES = PERIOD_SORTS.map((key) => ({ key, label: LABELS[key] }));

interface PeriodSortChoiceProps {
  /** Names the leaderboard it sorts, for screen readers. */
  readonly label: string;
  readonly sort: PeriodSort;
  readonly onChange: (sort: PeriodSort) => void;
}

/** By points or by average. */
export const PeriodSortChoice = ({ label, sort, onChange }: PeriodSortChoiceProps) => (
  <ChoiceTabs
    label={`Sort ${label} by`}
    choices={CHOICES}
    value={sort}
    onChange={onChange}
    className="text-sm md:text-base"
  />
);
