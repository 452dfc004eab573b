import { TEXTS } from '@tessera/contracts/constants';
import { STREAK_GAP_DAYS, STREAK_SCORE, TIERS, TIER_STEP } from '@tessera/rules';

const LAST = TIERS.length - 1;

/** Explains streaks, what ends them, and the animals that come with them. */
export const StreakSection = () => (
  <section className="grid gap-4">
    <div className="grid gap-2">
      <h2 className="text-2xl">Streaks</h2>
      <p>
        Score {STREAK_SCORE} points or more in {TEXTS.todaysGame} to add one to your streak. It ends if you
        score less than {STREAK_SCORE}, or if you miss {STREAK_GAP_DAYS} days in a row. You can start a new
        one with your next game.
      </p>
      <p>
        To keep your streak alive, play at least once every {STREAK_GAP_DAYS} days. Every {TIER_STEP} games,
        you earn a new animal, shown next to your name on the leaderboards:
      </p>
    </div>
    <ol
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.75rem),1fr))] gap-2"
      aria-label="Streak status"
    >
      {TIERS.map(({ streak, name, emoji }, at) => (
        <li
          key={name}
          className="grid justify-items-center rounded-panel border border-line bg-card px-1 py-2 text-center"
        >
          <span className="text-3xl leading-tight" aria-hidden="true">
            {emoji}
          </span>
          <span className="text-md font-[550]">{name}</span>
          <span className="text-sm text-ink-2 tabular-nums">{at === LAST ? `${streak}+` : streak}</span>
        </li>
      ))}
    </ol>
  </section>
);
