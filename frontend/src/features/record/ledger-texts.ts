import type { LedgerDay, LedgerMerge } from '@tessera/contracts/players';
import { addDays, STREAK_GAP_DAYS, STREAK_SCORE, type PlainDate } from '@tessera/rules';
import { pointsText } from '../../ui/util/format';
import { addedOnText, dateText, gamesAddedText, gamesText, RECORD_TEXTS } from './record-texts';

export const LEDGER_TEXTS = {
  title: 'Your streak, day by day',
  streak: 'Streak',
  loading: 'Loading your streak...',
  failed: 'Failed to load your streak',
} as const;

export const streaksText = (current: number, best: number): string => `${current} now · best ${best}`;

export interface LedgerLine {
  /** What happened to the streak. */
  readonly title: string;
  /** The game and the rule. */
  readonly detail: string;
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** What a day without a game means for a streak that is alive. */
function missedLine({ date, days, after }: LedgerDay, today: PlainDate): LedgerLine {
  const passed = days ?? 0;
  if (date !== today) {
    return {
      title: `Kept at ${after}`,
      detail: `${daysText(passed)} since your last game: up to ${STREAK_GAP_DAYS} are fine`,
    };
  }
  const last = addDays(today, STREAK_GAP_DAYS - passed);
  return {
    title: 'No game yet today',
    detail: `Play ${last === today ? 'today' : `by ${dateText(last, today)}`} to keep your streak of ${after}`,
  };
}

const KEPT = {
  late: RECORD_TEXTS.late,
  shortens: RECORD_TEXTS.shortens,
  'low-score': `below ${STREAK_SCORE}`,
} as const;

/** What a day did to the streak, and by which rule. */
export function dayLine(entry: LedgerDay, today: PlainDate): LedgerLine {
  const { kind, rule, score, before, after, days, mergedAt } = entry;
  if (rule === 'missed') return missedLine(entry, today);
  const ended = `Streak of ${before} ended`;
  if (rule === 'gap') {
    return {
      title: ended,
      detail: `${daysText(days ?? 0)} since your last game: more than ${STREAK_GAP_DAYS}`,
    };
  }
  const added = mergedAt === null ? '' : `. ${addedOnText(mergedAt)}`;
  const points = pointsText(score ?? 0);
  if (rule === 'score') {
    const title = kind === 'began' ? 'A new streak began' : `Extended to ${after}`;
    return { title, detail: `${points}${added}` };
  }
  const title = kind === 'ended' ? ended : after === 0 ? 'No streak yet' : `Stayed at ${after}`;
  const reason = rule === 'low-score' ? `${points}: ${KEPT[rule]}` : `${points}. ${KEPT[rule]}`;
  return { title, detail: `${reason}${added}` };
}

const changeText = (what: string, before: number, after: number): string =>
  before === after ? `${what} stayed at ${after}` : `${what} went from ${before} to ${after}`;

/** What signing in, or linking a device, changed. */
export function mergeLine(merge: LedgerMerge): LedgerLine {
  const { added, outside, duplicates, streakBefore, streakAfter, bestBefore, bestAfter } = merge;
  const sentences = [
    `${changeText('Your streak', streakBefore, streakAfter)}, ${changeText('your best', bestBefore, bestAfter)}.`,
    ...(outside > 0
      ? [`${gamesText(outside)} that would have shortened it ${outside === 1 ? "doesn't" : "don't"} count.`]
      : []),
    ...(duplicates > 0
      ? [
          `${gamesText(duplicates)} left out: you had already played on ${duplicates === 1 ? 'that day' : 'those days'}.`,
        ]
      : []),
  ];
  return { title: gamesAddedText(added), detail: sentences.join(' ') };
}
