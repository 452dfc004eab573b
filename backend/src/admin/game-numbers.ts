import { LIMITS } from '@tessera/contracts/constants';
import type { DayMetrics, DailyNumberMetrics } from './admin-day.entity.js';

/**
 * The newest dailies, oldest first, without gaps: a daily that nobody played has zeros. The last one is today's, or
 * a later one that is played where it's already tomorrow. Empty before the first game ever.
 */
export function byGameNumber(
  days: readonly Pick<DayMetrics, 'gameNumbers'>[],
  todays: number,
): DailyNumberMetrics[] {
  const played = new Map<number, DailyNumberMetrics>();
  for (const { gameNumber, started, completed } of days.flatMap(({ gameNumbers }) => gameNumbers)) {
    const before = played.get(gameNumber);
    played.set(gameNumber, {
      gameNumber,
      started: (before?.started ?? 0) + started,
      completed: (before?.completed ?? 0) + completed,
    });
  }
  if (played.size === 0) return [];
  const last = Math.max(todays, ...played.keys());
  const first = Math.max(1, last - LIMITS.DASHBOARD_GAME_NUMBERS + 1);
  return Array.from(
    { length: last - first + 1 },
    (_, i) => played.get(first + i) ?? { gameNumber: first + i, started: 0, completed: 0 },
  );
}
