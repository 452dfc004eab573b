import { tierOf } from '@tessera/rules';
import { Zap } from '../../ui/icons/icons';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { LEADERBOARD_TEXTS, streakStatusText } from './leaderboard-texts';

/** The animal of a streak. Nothing below five games. */
export function StreakBadge({ streak }: { readonly streak: number }) {
  const tier = tierOf(streak);
  if (!tier) return null;
  const text = streakStatusText(tier.name, tier.streak);
  return (
    <Tooltip text={text} byPress>
      <button type="button" className="streak-badge" aria-label={text}>
        {tier.emoji}
      </button>
    </Tooltip>
  );
}

/** Marks a live streak: today's game also scored 20 points or more. */
export const LiveMark = () => (
  <Zap
    role="img"
    aria-label={LEADERBOARD_TEXTS.liveStreak}
    size={15}
    className="inline-block flex-none fill-ochre text-ochre"
  />
);

/** Explains the lightning bolt in the table. */
export const LiveLegend = () => (
  <p className="flex items-center gap-1.5 text-sm text-ink-2">
    <Zap size={15} className="fill-ochre text-ochre" aria-hidden />= {LEADERBOARD_TEXTS.liveStreak}
  </p>
);
