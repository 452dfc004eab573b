import { LIMITS } from '@tessera/contracts/wire';
import {
  addDays,
  fromSlashed,
  isLineLengths,
  isMosaic,
  lastThreeDates,
  monthOf,
  streakOn,
  summarizeStreaks,
  toSlashed,
  type LineLengths,
  type Mosaic,
  type PlainDate,
} from '@tessera/rules';
import { currentIdentity, knownIdentity, isProbablySignedIn } from '../identity/identity';
import { KEYS } from '../storage/keys';
import { localStore, useStored } from '../storage/storage';

/** A daily completed in this browser. Its date is stored as `dd/mm/yyyy`. */
export interface LocalCompletion {
  date: PlainDate;
  gameNumber: number;
  playerUUID: string;
  /** ISO instant. */
  completedAt: string;
  finalScore: number;
  gameId: string;
  /** The finished grid. Empty if this browser doesn't know it. */
  mosaic: Mosaic;
  /** Null if this browser doesn't know them. */
  lines: LineLengths | null;
}

function readOne(stored: unknown): LocalCompletion[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { date, gameNumber, playerUUID, completedAt, finalScore, gameId, mosaic, lines } = stored as Record<
    string,
    unknown
  >;
  const day = typeof date === 'string' ? fromSlashed(date) : null;
  if (day === null || typeof gameId !== 'string' || gameId === '') return [];
  if (!Number.isInteger(finalScore) || !Number.isInteger(gameNumber)) return [];
  return [
    {
      date: day,
      gameNumber: gameNumber as number,
      playerUUID: typeof playerUUID === 'string' ? playerUUID : '',
      completedAt: typeof completedAt === 'string' ? completedAt : '',
      finalScore: finalScore as number,
      gameId,
      mosaic: isMosaic(mosaic) ? mosaic : '',
      lines: isLineLengths(lines) ? lines : null,
    },
  ];
}

/** The dailies completed in this browser, newest first, one per date. Skips garbage in the storage. */
export function localCompletions(): LocalCompletion[] {
  const stored = localStore.readJson(KEYS.completions);
  return (Array.isArray(stored) ? stored : []).flatMap(readOne).sort((a, b) => (a.date < b.date ? 1 : -1));
}

export const completionOn = (date: PlainDate): LocalCompletion | null =>
  localCompletions().find((completion) => completion.date === date) ?? null;

/** The same if it is this player's. Another player's game counts as played here, but its result isn't shown. */
export function ownCompletionOn(date: PlainDate): LocalCompletion | null {
  const completion = completionOn(date);
  return completion && completion.playerUUID === knownIdentity()?.playerUUID ? completion : null;
}

/** `completionOn` as a hook. Updates when another tab completes the game. */
export function useCompletionOn(date: PlainDate): LocalCompletion | null {
  useStored(KEYS.completions);
  return completionOn(date);
}

/** With fewer others in a month, the best of them is nothing special. */
const OTHERS_AT_LEAST = 3;

/**
 * Whether the player has scored less in all other dailies of the date's month. Never for an account, of which this
 * browser may not know all of them.
 */
export function isBestOfMonth(date: PlainDate, score: number): boolean {
  if (isProbablySignedIn()) return false;
  const others = localCompletions().filter((one) => one.date !== date && monthOf(one.date) === monthOf(date));
  return others.length >= OTHERS_AT_LEAST && others.every(({ finalScore }) => finalScore < score);
}

/** What is stored, apart from what is known anyway. Where the grid is unknown, it is left as it is. */
type NewCompletion = Omit<LocalCompletion, 'playerUUID' | 'completedAt' | 'mosaic' | 'lines'> &
  Partial<Pick<LocalCompletion, 'mosaic' | 'lines'>>;

/** Stores a completed daily, one per date, and drops those from more than 90 days before `today`. */
export function recordCompletion(
  completion: NewCompletion,
  today: PlainDate,
  completedAt = new Date().toISOString(),
): void {
  const oldest = addDays(today, -LIMITS.COMPLETIONS_KEPT_DAYS);
  const others = localCompletions().filter(({ date }) => date !== completion.date && date >= oldest);
  const { playerUUID } = currentIdentity();
  const kept = completionOn(completion.date);
  const known = kept?.gameId === completion.gameId ? kept : null;
  const { mosaic = known?.mosaic ?? '', lines = known?.lines ?? null } = completion;
  write([{ ...completion, mosaic, lines, playerUUID, completedAt }, ...others]);
}

const write = (completions: readonly LocalCompletion[]): void =>
  localStore.writeJson(
    KEYS.completions,
    completions.map((one) => ({
      ...one,
      date: toSlashed(one.date),
      mosaic: one.mosaic || undefined,
      lines: one.lines ?? undefined,
    })),
  );

/** Forgets the grids of completed dailies. What has been played, and when, stays. */
export const forgetMosaics = (): void =>
  write(localCompletions().map((one) => ({ ...one, mosaic: '', lines: null })));

/**
 * The streak as far as this browser knows it: newest first, up to 365 days back, ending at the first score
 * below 20 or gap of more than three days.
 */
export function localStreak(today: PlainDate): number {
  const oldest = addDays(today, -LIMITS.LOCAL_STREAK_DAYS);
  const history = localCompletions()
    .filter(({ date }) => date >= oldest)
    .map(({ date, finalScore }) => ({ date, score: finalScore }));
  return streakOn(summarizeStreaks(history), today);
}

/** How many of today's and the previous two dailies were completed in this browser, 0-3. */
export const localPlayedOfLastThree = (today: PlainDate): number =>
  lastThreeDates(today).filter((date) => completionOn(date) !== null).length;
