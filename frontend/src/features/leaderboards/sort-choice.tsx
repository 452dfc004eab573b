import { LEADERBOARD_MODES, SORT_MODES, type LeaderboardMode } from '@tessera/rules';

interface SortChoiceProps {
  /** Names the leaderboard it sorts, for screen readers. */
  readonly label: string;
  readonly mode: LeaderboardMode;
  readonly onChange: (mode: LeaderboardMode) => void;
}

/** A button for each sort mode. */
export const SortChoice = ({ label, mode, onChange }: SortChoiceProps) => (
  <div
    role="group"
    aria-label={`Sort ${label} by`}
    className="tabs grid-flow-row grid-cols-2 text-sm sm:grid-flow-col sm:grid-cols-none md:text-base"
  >
    {LEADERBOARD_MODES.map((key) => (
      <button
        key={key}
        type="button"
        className="tabs__tab"
        aria-pressed={key === mode}
        onClick={() => onChange(key)}
      >
        {SORT_MODES[key].label}
      </button>
    ))}
  </div>
);
