import type { DailyCompletion } from '@tessera/contracts/daily';
import type { ArchivedDay } from '@tessera/contracts/practice';
import { addDays, monthOf, plainDate, type Month, type Mosaic, type PlainDate } from '@tessera/rules';
import { ARCHIVE_TEXTS, dayName } from '../archive-texts';
import { ownCompletionOn } from '../../../store/daily/completions';
import { savedDaily } from '../../../store/daily/saved-daily';
import { KEYS } from '../../../store/storage/keys';
import { dateName } from '../../../ui/util/months';

/** A day of the calendar with a daily to play or to look at. */
export interface CalendarDay {
  readonly date: PlainDate;
  readonly gameNumber: number | null;
  /** `daily`: played in time. `today`: the running one. Otherwise, the state of the practice game. */
  readonly look: 'daily' | 'today' | 'practiced' | 'begun' | 'open';
  readonly dailyScore: number | null;
  readonly practiceScore: number | null;
  readonly expectedScore: number | null;
  /** The ID of the daily that was played in time. */
  readonly resultId: string | null;
  /** Its grid. Empty if this browser doesn't know it. */
  readonly mosaic: Mosaic;
  /** Its practice game can be played: the day is over in all time zones. */
  readonly isArchived: boolean;
}

/** Today's daily, which isn't in the archive yet. */
export interface Today {
  readonly date: PlainDate;
  readonly gameNumber: number | null;
  readonly completion: { readonly gameId: string; readonly finalScore: number } | null;
  /** The player's dailies of the last days, as far as the server knows them. */
  readonly recent: readonly DailyCompletion[];
}

/** Before this browser's player was merged into an account, another game of the date may have been completed here. */
const mosaicOf = (date: PlainDate, gameId: string | null): Mosaic => {
  const local = ownCompletionOn(date);
  return local && local.gameId === gameId ? local.mosaic : '';
};

/** A daily that was not finished in time may be saved for practice in this browser only. */
const practiceOf = ({ practice, date }: ArchivedDay): Pick<ArchivedDay, 'practice'>['practice'] => {
  const saved = practice === null ? savedDaily(plainDate(date), KEYS.practiceGame) : null;
  return saved ? { gameId: saved.facts.gameId, status: 'active', score: null } : practice;
};

function archivedDay(day: ArchivedDay): CalendarDay {
  const date = plainDate(day.date);
  const practice = practiceOf(day);
  const played = day.dailyScore !== null;
  const practiced = practice?.status === 'completed' ? 'practiced' : 'begun';
  // A server of the release before doesn't name it.
  const resultId = day.dailyGameId || null;
  return {
    date,
    gameNumber: day.gameNumber,
    dailyScore: day.dailyScore,
    expectedScore: day.expectedScore,
    look: played ? 'daily' : practice === null ? 'open' : practiced,
    practiceScore: practice?.score ?? null,
    resultId,
    mosaic: mosaicOf(date, resultId),
    isArchived: true,
  };
}

/** A day that isn't over everywhere: today, or an earlier one that the player has completed. */
function recentDay(date: PlainDate, today: Today): CalendarDay[] {
  const isToday = date === today.date;
  const local = ownCompletionOn(date);
  const played = isToday ? today.completion : today.recent.find((one) => one.date === date);
  const completion = played ?? local;
  const resultId = completion?.gameId ?? null;
  if (!completion && !isToday) return [];
  return [
    {
      date,
      practiceScore: null,
      expectedScore: null,
      isArchived: false,
      gameNumber: local?.gameNumber ?? (isToday ? today.gameNumber : null),
      look: completion ? 'daily' : 'today',
      dailyScore: completion?.finalScore ?? null,
      resultId,
      mosaic: mosaicOf(date, resultId),
    },
  ];
}

/** The days of a month up to today that lead somewhere, oldest first. */
export function calendarDays(month: Month, archived: readonly ArchivedDay[], today: Today): CalendarDay[] {
  const days = archived.map(archivedDay);
  const known = new Set(days.map(({ date }) => date));
  for (let date = addDays(today.date, -2); date <= today.date; date = addDays(date, 1)) {
    if (monthOf(date) === month && !known.has(date)) days.push(...recentDay(date, today));
  }
  return days;
}

/** 'Friday 20 November 2026, game 689, your daily score 24' */
export function nameOfDay({ date, gameNumber, look, dailyScore, practiceScore }: CalendarDay): string {
  const practice = look === 'begun' ? ARCHIVE_TEXTS.begun : practiceScore;
  return dayName(dateName(date), gameNumber, [
    ...(dailyScore === null ? [] : [`${ARCHIVE_TEXTS.yourScore} ${dailyScore}`]),
    ...(practice === null ? [] : [`${ARCHIVE_TEXTS.practiceScore} ${practice}`]),
    ...(look === 'today' ? [ARCHIVE_TEXTS.today] : []),
  ]);
}
