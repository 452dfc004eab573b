import { LIMITS } from '@tessera/contracts/wire';
import { monthOf, type DateRange, type Period, type PlainDate } from '@tessera/rules';
import { dateFormat, formatDate } from '../../../ui/util/format';
import { dayOf, yearOf } from '../../../ui/util/months';
import type { ShownPeriod } from './use-period';

/** Texts of the leaderboards of past days, weeks and months. */
export const PERIOD_TEXTS = {
  show: 'Show results of',
  points: 'Points',
  score: 'Score',
  played: 'Played',
  average: 'Avg',
  bySum: 'Total points',
  byMean: 'Average score',
  tooFewGames: 'Not enough games for an average',
  empty: "Scores of players with a name show up here as soon as they're in.",
  emptyPast: 'Only players with a name are listed.',
  versus: 'Head to head',
  total: 'Total',
  today: 'Today',
  notPlayed: 'not played',
  notYet: 'not played yet',
  toCome: 'upcoming',
  bestOfDay: 'best of the day',
  bestLegend: '= best of the day',
  weekLoading: 'Loading the week...',
} as const;

export const PERIOD_LABELS: Readonly<Record<ShownPeriod, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Week',
  month: 'Month',
};

/** What one of them is called, and how long they are kept. */
const NOUNS: Readonly<Record<Period, { one: string; kept: string }>> = {
  yesterday: { one: 'day', kept: `Kept for ${LIMITS.PERIODS_BACK.yesterday + 1} days` },
  week: { one: 'week', kept: 'Kept for a year' },
  month: { one: 'month', kept: 'There are no earlier months' },
};

export const earlierText = (period: Period): string => `Earlier ${NOUNS[period].one}`;
export const laterText = (period: Period): string => `Later ${NOUNS[period].one}`;

const weekday = dateFormat({ weekday: 'long' });
const month = dateFormat({ month: 'long' });

/** 'Sunday 22 November'; 'Sunday 22 November 2025' in another year than today's. */
export const longDayText = (date: PlainDate, today: PlainDate): string =>
  `${weekday(date)} ${formatDate.longOfYear(date)}${yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`}`;

/** 'Mon' */
export const weekdayText = dateFormat({ weekday: 'short' });

/** '16 to 22 November'; with the years if one of them isn't today's. */
export function weekText({ from, to }: DateRange, today: PlainDate): string {
  const [first, last] = [yearOf(from), yearOf(to)];
  const sameMonth = monthOf(from) === monthOf(to);
  const start = sameMonth ? String(dayOf(from)) : formatDate.longOfYear(from);
  const end = formatDate.longOfYear(to);
  if (first === last) return `${start} to ${end}${last === yearOf(today) ? '' : ` ${last}`}`;
  return `${start} ${first} to ${end} ${last}`;
}

/** The dates of a period in words. */
export const datesText = (period: Period, range: DateRange, today: PlainDate): string =>
  period === 'yesterday'
    ? longDayText(range.from, today)
    : period === 'week'
      ? weekText(range, today)
      : `${month(range.from)} ${yearOf(range.from)}`;

/** 'This week so far', 'Last week', '3 weeks ago' */
function agoText(period: Period, back: number): string {
  const { one } = NOUNS[period];
  if (period === 'yesterday') return back === 0 ? 'Yesterday' : `${back + 1} days ago`;
  if (back === 0) return `This ${one} so far`;
  return back === 1 ? `Last ${one}` : `${back} ${one}s ago`;
}

/** How long ago a period was, and why there is nothing earlier if there isn't. */
export function positionText(period: Period, back: number, isFirst: boolean): string {
  const ago = agoText(period, back);
  if (!isFirst) return ago;
  const { one, kept } = NOUNS[period];
  return `${ago} · ${back === LIMITS.PERIODS_BACK[period] ? kept : `The first ${one}`}`;
}

/** 'No scores listed this week yet', 'No scores listed that week': players without a name may have played. */
export const nobodyText = (period: Period, back: number): string =>
  period !== 'yesterday' && back === 0
    ? `No scores listed this ${NOUNS[period].one} yet`
    : `No scores listed that ${NOUNS[period].one}`;

/** 'Averages need at least 4 games.' */
export const minGamesText = (games: number): string =>
  `Averages need at least ${games} ${games === 1 ? 'game' : 'games'}.`;

/** Of the player's own row: '1 of your games isn't counted on public leaderboards.' */
export const heldBackText = (games: number): string =>
  games === 1
    ? "1 of your games isn't counted on public leaderboards."
    : `${games} of your games aren't counted on public leaderboards.`;

/** '5 of 7 days' */
export const playedText = (games: number, days: number): string =>
  `${games} of ${days} ${days === 1 ? 'day' : 'days'}`;
