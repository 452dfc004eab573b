import { addDays, daysBetween, type PlainDate } from './calendar.js';
import { extendStreak, NO_STREAK, streakOn, type CompletedDaily, type StreakSummary } from './streaks.js';

/** Why a completed daily counts for no streak: its date was over, or it would have shortened one at a merge. */
export type OutsideStreak = 'late' | 'shortens';

export interface LedgerDaily extends CompletedDaily {
  /** Null if it counts. */
  readonly outside: OutsideStreak | null;
}

/** What happened to the streak. `kept`: it stayed as it was. */
export const LEDGER_KINDS = ['began', 'carried', 'ended', 'kept'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/**
 * Which rule decided: a score high enough or too low, a day without a game within the allowed ones (`missed`) or
 * beyond them (`gap`), or a game that doesn't count.
 */
export const LEDGER_RULES = ['score', 'low-score', 'missed', 'gap', 'late', 'shortens'] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

/** What one day did to the streak. A day on which a streak ends without a game and another begins has two. */
export interface LedgerEntry {
  readonly date: PlainDate;
  readonly kind: LedgerKind;
  readonly rule: LedgerRule;
  /** Null without a game. */
  readonly score: number | null;
  /** The streak before and after, in games. */
  readonly before: number;
  readonly after: number;
  /** Days since the game before that counts; null if there is none. */
  readonly days: number | null;
}

/**
 * A player's streaks day by day, oldest first, as of `today`: all completed dailies, and the days without one while
 * a streak was alive. The dailies come in any order; throws a RangeError if two that count have the same date.
 */
export function streakLedger(dailies: readonly LedgerDaily[], today: PlainDate): LedgerEntry[] {
  const ledger = new Ledger(today);
  for (const daily of dailies.toSorted((a, b) => (a.date < b.date ? -1 : 1))) ledger.play(daily);
  ledger.waitUntil(addDays(today, 1));
  return ledger.entries;
}

class Ledger {
  readonly entries: LedgerEntry[] = [];
  /** As of the last game that counts. */
  private summary: StreakSummary = NO_STREAK;
  /** As of the last entry. */
  private streak = 0;
  private next: PlainDate | null = null;

  constructor(private readonly today: PlainDate) {}

  play({ date, score, outside }: LedgerDaily): void {
    this.waitUntil(date);
    // A game that doesn't count may be dated after today, in a zone further east, while the streak is still alive.
    if (outside === null || date <= this.today) this.endIfOverdue(date);
    if (outside !== null) {
      this.add({ date, kind: 'kept', rule: outside, score, after: this.streak });
    } else {
      const summary = extendStreak(this.summary, { date, score });
      this.add({ date, ...outcomeOf(this.streak, summary.streak), score, after: summary.streak });
      this.summary = summary;
    }
    this.next = addDays(date, 1);
  }

  /** Adds the days before this one that had no game, as long as a streak is alive. */
  waitUntil(date: PlainDate): void {
    while (this.streak > 0 && this.next !== null && this.next < date && this.next <= this.today) {
      if (!this.endIfOverdue(this.next)) {
        this.add({ date: this.next, kind: 'kept', rule: 'missed', score: null, after: this.streak });
      }
      this.next = addDays(this.next, 1);
    }
  }

  private endIfOverdue(date: PlainDate): boolean {
    if (this.streak === 0 || streakOn(this.summary, date) > 0) return false;
    this.add({ date, kind: 'ended', rule: 'gap', score: null, after: 0 });
    return true;
  }

  private add(entry: Omit<LedgerEntry, 'before' | 'days'>): void {
    const { lastDate } = this.summary;
    const days = lastDate === null ? null : daysBetween(lastDate, entry.date);
    this.entries.push({ ...entry, before: this.streak, days });
    this.streak = entry.after;
  }
}

/** What a game that counts did to a streak. */
function outcomeOf(before: number, after: number): Pick<LedgerEntry, 'kind' | 'rule'> {
  if (after === 0) return { kind: before === 0 ? 'kept' : 'ended', rule: 'low-score' };
  return { kind: before === 0 ? 'began' : 'carried', rule: 'score' };
}
