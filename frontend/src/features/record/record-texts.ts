import { STREAK_SCORE, type PlainDate } from '@tessera/rules';
import { dayText, formatInstant } from '../../ui/util/format';
import { yearOf } from '../../ui/util/months';

/** 'Fri 20 Nov', with the year unless it is this one. */
export const dateText = (date: PlainDate, today: PlainDate): string =>
  yearOf(date) === yearOf(today) ? dayText(date) : `${dayText(date)} ${yearOf(date)}`;

export const RECORD_TEXTS = {
  lead: "Everything you've played, and the games behind each number.",
  loading: 'Loading your record...',
  failed: 'Failed to load your record',
  empty: "Play today's game to begin your record.",
  emptyDetail: 'Your scores, your calendar and the story of your streak will be here.',

  games: 'Games',
  average: 'Average',
  best: 'Best',
  perfect: '32s',

  scores: 'Scores',
  pickScore: 'Score',
  seeGames: 'See the games',

  previousYear: 'Previous year',
  nextYear: 'Next year',
  yearLoading: 'Loading the calendar...',
  yearFailed: 'Failed to load the calendar',
  legend: [
    { tier: 'low', label: `Below ${STREAK_SCORE}` },
    { tier: 'good', label: `${STREAK_SCORE}–25` },
    { tier: 'great', label: '26–31' },
    { tier: 'perfect', label: '32' },
  ],

  allGames: 'All games',
  gamesLoading: 'Loading the games...',
  gamesFailed: 'Failed to load the games',
  noGames: 'No games here',
  back: 'Back to Your Record',
  late: "Finished after its day was over: doesn't count toward your streak",
  shortens: "Doesn't count toward your streak, because it would have shortened it",
  heldBack: "Doesn't count on public leaderboards",
} as const;

/** Signing in and linking a device both add games. */
const FROM_ELSEWHERE = 'from another browser or device';

export const gamesAddedText = (games: number): string => `${gamesText(games)} added ${FROM_ELSEWHERE}`;

export const addedOnText = (instant: string): string =>
  `Added ${FROM_ELSEWHERE} on ${formatInstant.longOfYear(instant)}`;

export const gamesText = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

export const averageText = (average: number): string => average.toFixed(1);
