import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { TIER_STEP, tierOf } from '@tessera/rules';
import { Stats } from '../../../ui/stats/stats';
import type { OwnStats } from '../../players/players.api';
import { HOME_TEXTS, highScoreText } from '../home-texts';
import type { TodaysGame } from '../use-home-state';

const UNKNOWN = '–';

interface TodaysStatsProps {
  readonly game: TodaysGame;
  readonly stats: OwnStats;
}

/** The statistics that mean something by now. */
export function TodaysStats({ game, stats }: TodaysStatsProps) {
  const { streak, status, emoji } = stats;
  const scores = [
    ...(game.completion ? [{ label: 'Your score', value: game.completion.finalScore }] : []),
    { label: 'High score', value: game.highScore ?? UNKNOWN },
  ];
  if (streak === 0) {
    return (
      <div className="grid grid-cols-[auto_1fr] items-center gap-4">
        <Stats items={scores} />
        <p className="text-center font-medium text-balance">{TEXTS.startStreak}</p>
      </div>
    );
  }
  const items = [
    ...scores,
    { label: '20+ streak', value: streak, to: PAGES.record },
    status !== null && emoji !== null
      ? { label: status, value: emoji }
      : { label: `to ${tierOf(TIER_STEP)?.name}`, value: TIER_STEP - streak },
  ];
  // With another number of columns, none of them is the same.
  return <Stats key={items.length} items={items} />;
}

/** Before the first game, statistics mean nothing. */
export const FirstGoal = ({ highScore }: { readonly highScore: number | null }) => (
  <div className="flex items-center gap-3.5">
    <span className="goal" aria-hidden="true">
      {tierOf(TIER_STEP)?.emoji}
    </span>
    <div>
      <p className="font-display text-lg leading-tight font-[620]">{TEXTS.startStreak}</p>
      <p className="pt-1 text-sm text-ink-2">
        {highScore === null ? HOME_TEXTS.firstAnimal : highScoreText(highScore)}
      </p>
    </div>
  </div>
);
