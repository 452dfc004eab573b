import { selectDaily, type DailyRoot } from '../features/daily/daily.slice';
import { completionOn } from '../store/completions';
import { dailyDate } from '../store/daily-date';

/** The game id of today's daily if it is known to be completed, here or (the server said so) elsewhere. */
export function selectTodaysResult(state: DailyRoot): string | null {
  const here = completionOn(dailyDate());
  if (here) return here.gameId;
  const daily = selectDaily(state);
  const over = daily.phase === 'played' || daily.phase === 'delivered';
  return over && daily.date >= dailyDate() ? daily.gameId : null;
}
