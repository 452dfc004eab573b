import type { LeaderboardMode } from '@tessera/rules';
import { signal, useSignal } from '../../ui/signal';
import { BOARD_TEXTS } from './board-texts';

/** The table for everybody goes by this name among the groups. */
export const GLOBAL_TABLE = 'global';

/** How each table is sorted, for as long as the page is loaded; a group keeps its own choice. */
const choices = signal<Readonly<Record<string, LeaderboardMode>>>({});

export function useSortChoice(table: string): [LeaderboardMode, (mode: LeaderboardMode) => void] {
  const chosen = useSignal(choices);
  return [chosen[table] ?? 'today-score', (mode) => choices.set({ ...choices.get(), [table]: mode })];
}

const MODES: readonly (readonly [LeaderboardMode, string])[] = [
  ['today-score', BOARD_TEXTS.sortToday],
  ['current-streak', BOARD_TEXTS.sortCurrent],
  ['best-streak', BOARD_TEXTS.sortBest],
];

interface SortChoiceProps {
  /** Whose table it sorts, for a screen reader. */
  readonly label: string;
  readonly mode: LeaderboardMode;
  readonly onChange: (mode: LeaderboardMode) => void;
}

/** The three orders of a table, of which one is chosen. */
export const SortChoice = ({ label, mode, onChange }: SortChoiceProps) => (
  <div role="group" aria-label={`Sort ${label}`} className="tabs text-sm md:text-base">
    {MODES.map(([key, text]) => (
      <button
        key={key}
        type="button"
        className="tabs__tab"
        aria-pressed={key === mode}
        onClick={() => onChange(key)}
      >
        {text}
      </button>
    ))}
  </div>
);
