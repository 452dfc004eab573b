import { SORT_MODE_NAMES, SORT_MODES, type SortMode } from '@tessera/rules';
import { ChoiceTabs } from '../../ui/tabs/choice-tabs';

interface SortChoiceProps {
  /** Names the leaderboard it sorts, for screen readers. */
  readonly label: string;
  readonly mode: SortMode;
  readonly onChange: (mode: SortMode) => void;
}

const MODES = SORT_MODE_NAMES.map((key) => ({ key, label: SORT_MODES[key].label }));

/** A button for each sort mode. */
export const SortChoice = ({ label, mode, onChange }: SortChoiceProps) => (
  <ChoiceTabs
    label={`Sort ${label} by`}
    choices={MODES}
    value={mode}
    onChange={onChange}
    className="grid-flow-row grid-cols-2 text-sm sm:grid-flow-col sm:grid-cols-none md:text-base"
  />
);
