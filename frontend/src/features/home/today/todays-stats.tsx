import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { TIER_STEP, tierOf } from '@tessera/rules';
import { Stats } from '../../../ui/stats/stats';
import type { OwnStats } from '../../players/players.api';
import type { TodaysGame } from '../use-home-state';

const UNKNOWN = '–';

interface TodaysStatsProps {
  readonly game: TodaysGame;
  readonly stats: OwnStats;
}

/** The statistics that mean something by now. */
export function TodaysStats({ game, stats }: TodaysStatsProps) {
  const { streak, status, emoji } = stats;
  const highScore = { label: 'High score', value: game.highScore ?? UNKNOWN };
  if (streak === 0) {
    return (
      <div className="grid grid-cols-[auto_1fr] items-center gap-4">
        <Stats items={[highScore]} />
        <p className="text-center font-medium text-balance">{TEXTS.startStreak}</p>
      </div>
    );
  }
  const items = [
    highScore,
    { label: '20+ streak', value: streak, to: PAGES.record },
    status !== null && emoji !== null
      ? { label: status, value: emoji }
      : { label: `to ${tierOf(TIER_STEP)?.name}`, value: TIER_STEP - streak },
  ];
  return <Stats items={items} />;
}
