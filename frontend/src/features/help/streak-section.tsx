import { TEXTS } from '@tessera/contracts/constants';
import { STREAK_GAP_DAYS, STREAK_SCORE, TIERS, TIER_STEP } from '@tessera/rules';

const LAST = TIERS.length - 1;

/** Explains streaks, what ends them, and the animals that come with them. */
export const StreakSection = () => (
  <section className="grid gap-3">
    <h2 className="text-2xl">Streaks</h2>
    <div className="grid max-w-[640px] gap-2">
      <p>
        {STREAK_SCORE} points or more in {TEXTS.todaysGame} add one to your streak. A game below{' '}
        {STREAK_SCORE} ends it, and so do {STREAK_GAP_DAYS} days in a row without a game. It can start again
        with the next one.
      </p>
      <p>
        So playing once every {STREAK_GAP_DAYS} days keeps it alive. Every {TIER_STEP} games it makes you
        another animal, which stands beside your name on the leaderboards:
      </p>
    </div>
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-2" aria-label="Streak status">
      {TIERS.map(({ streak, name, emoji }, at) => (
        <li
          key={name}
          className="grid justify-items-center rounded-panel border border-line bg-card px-1 py-2 text-center"
        >
          <span className="text-3xl leading-tight" aria-hidden="true">
            {emoji}
          </span>
          <span className="text-md font-[550]">{name}</span>
          <span className="text-sm text-ink-2 tabular-nums">
            {streak}
            {at === LAST && ' and more'}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
