import { isMonth, monthAfter, type Month, type PlainDate } from '@tessera/rules';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../../store/clock';
import { useDailyDate } from '../../../store/daily/daily-date';
import { useIsWide } from '../../../ui/theme/use-is-mobile';
import { useDailyCompletion } from '../../daily/daily.api';
import { usePracticeMonthQuery } from '../archive.api';
import { calendarDays, type CalendarDay, type Today } from './calendar-days';
import { newestMonth } from '../../../ui/util/months';

const MONTH = 'month';

/** Today's daily, for the calendar. */
function useTodaysDaily(): Today {
  const date = useDailyDate();
  const { data, completion } = useDailyCompletion(date);
  return { date, completion, recent: data?.recent ?? [], gameNumber: data?.gameNumber ?? null };
}

interface ShownMonth {
  readonly month: Month;
  /** Undefined while they are loading. */
  readonly days: readonly CalendarDay[] | undefined;
}

/** The month in the address and, on wide screens, the one before it, with their days. */
export function useMonths() {
  const [params, setParams] = useSearchParams();
  const isWide = useIsWide();
  const [newest] = useState(() => newestMonth(serverNow()));
  const asked = params.get(MONTH) ?? '';
  const month = isMonth(asked) ? asked : newest;
  const before = monthAfter(month, -1);
  const today = useTodaysDaily();
  const query = usePracticeMonthQuery(month);
  const { currentData: data } = query;
  const queryBefore = usePracticeMonthQuery(before, { skip: !isWide });
  const [chosen, setChosen] = useState<PlainDate | null>(null);
  const [isOpen, setOpen] = useState(false);

  const shown = (of: Month, known: typeof data): ShownMonth => ({
    month: of,
    days: known && calendarDays(of, known.days, today),
  });
  const months = [...(isWide ? [shown(before, queryBefore.currentData)] : []), shown(month, data)];
  const days = months.flatMap((one) => one.days ?? []);

  const queries = isWide ? [query, queryBefore] : [query];
  const failed = queries.filter(({ currentData, error }) => currentData === undefined && error !== undefined);

  const hasNext = month < (data?.lastMonth ?? newest);
  const hasPrevious = data === undefined || month > data.firstMonth;
  const turn = (count: number): boolean => {
    const isThere = count < 0 ? hasPrevious : hasNext;
    if (isThere) setParams({ [MONTH]: monthAfter(month, count) }, { replace: true });
    return isThere;
  };
  return {
    months,
    hasNext,
    hasPrevious,
    turn,
    isWide,
    isLoading: queries.some(({ currentData }) => currentData === undefined),
    /** Why a month isn't shown, and how to try again. */
    failure: failed[0] && {
      error: failed[0].error,
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => failed.forEach(({ refetch }) => void refetch()),
    },
    /** The day to show: the last one of the newest month, even if an older month arrives first. */
    selected: days.find(({ date }) => date === chosen) ?? months.at(-1)?.days?.at(-1),
    select: (date: PlainDate) => {
      setChosen(date);
      if (!isWide) setOpen(true);
    },
    /** The player has opened it, for screens without room beside the calendar. */
    isOpen,
    close: () => setOpen(false),
  };
}
