import type { LeaderboardMode } from '@tessera/rules';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';

const MODES: readonly (readonly [LeaderboardMode, string])[] = [
  ['today-score', LEADERBOARD_TEXTS.sortToday],
  ['current-streak', LEADERBOARD_TEXTS.sortCurrent],
  ['best-streak', LEADERBOARD_TEXTS.sortBest],
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
