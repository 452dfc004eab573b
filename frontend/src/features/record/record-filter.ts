import { PAGES } from '@tessera/contracts/wire';
import { isMonth, PERFECT_SCORE, type Month } from '@tessera/rules';
import { pointsText } from '../../ui/util/format';
import { monthName } from '../../ui/util/months';
import { RECORD_TEXTS } from './record-texts';

/** Which games a list shows: all of them, those of a month, or those with a score. */
export interface RecordFilter {
  readonly month?: Month;
  readonly score?: number;
}

const SCORE = /^\d{1,2}$/;

/** The filter in the address. Whatever it doesn't understand selects nothing. */
export function filterIn(params: URLSearchParams): RecordFilter {
  const [month, score] = [params.get('month'), params.get('score')];
  if (month !== null && isMonth(month)) return { month };
  return SCORE.test(score ?? '') && Number(score) <= PERFECT_SCORE ? { score: Number(score) } : {};
}

/** The list of these games. */
export const gamesPath = ({ month, score }: RecordFilter = {}): string =>
  month !== undefined
    ? `${PAGES.recordGames}?month=${month}`
    : score !== undefined
      ? `${PAGES.recordGames}?score=${score}`
      : PAGES.recordGames;

/** 'Games with 24 points' */
export const filterTitle = ({ month, score }: RecordFilter): string =>
  month !== undefined
    ? monthName(month)
    : score === undefined
      ? RECORD_TEXTS.allGames
      : `Games with ${pointsText(score)}`;
