import type { DailyCompletion, RecentDaily } from '@tessera/contracts/daily';
import type { DuelSummary } from '@tessera/contracts/duels';
import type { GroupToday } from '@tessera/contracts/groups';
import { LIMITS } from '@tessera/contracts/wire';
import { daysBetween, type LineLengths, type PlainDate, type ScoreSpread } from '@tessera/rules';
import { useEffect, useState } from 'react';
import { useDocumentEvent } from '../../ui/util/use-document-event';
import { localCompletions, type LocalCompletion } from '../../store/daily/completions';
import { savedDaily, unfinishedBefore, useSavedDaily, type SavedDaily } from '../../store/daily/saved-daily';
import { isDateOver } from '../../store/daily/today';
import { knownIdentity, isProbablySignedIn } from '../../store/identity/identity';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';
import { dailyApi, useDailyCompletion } from '../daily/daily.api';
import { localStats, statsFrom, type OwnStats } from '../players/players.api';

export interface TodaysGame {
  /** Unknown while the server may still report that it was played on another device. */
  state: 'unknown' | 'unplayed' | 'active' | 'completed';
  /** Null while it is unknown. */
  number: number | null;
  highScore: number | null;
  /** The player's own. Null as well if another player has completed it in this browser. */
  completion: Pick<DailyCompletion, 'gameId' | 'finalScore'> | null;
}

/** A completed daily, as the server or this browser remembers it. */
export type KnownDaily = Omit<RecentDaily, 'lines'> & { readonly lines: LineLengths | null };

/** What the start page knows about the player. */
export interface HomeState {
  /** False while the server's response is awaited, which then replaces everything at once. */
  isKnown: boolean;
  /** The player has never finished a game, on whatever device. */
  isNewcomer: boolean;
  game: TodaysGame;
  /** Null while they are unknown, or if they can't be loaded. */
  stats: OwnStats | null;
  /** The completed dailies, at least of the last seven days. The first one of a date counts. */
  recent: readonly KnownDaily[];
  /** The newest game of an earlier day that can still be finished here. */
  unfinished?: SavedDaily | undefined;
  /** Everybody's scores today; null until the player's game is completed, or if they are too few. */
  spread: ScoreSpread | null;
  groups: readonly GroupToday[];
  hasLiveGames: boolean;
  /** The games against the bot that are in progress. */
  duels: readonly DuelSummary[];
}

/** The number of a date's game, if this browser knows it. */
function localNumber(today: PlainDate): number | null {
  const saved = savedDaily(today);
  if (saved) return saved.facts.gameNumber;
  const [newest] = localCompletions();
  return newest ? newest.gameNumber + daysBetween(newest.date, today) : null;
}

/**
 * Whether there is nothing to wait for: this browser has just created the player, or the server has last reported that
 * they have never finished a game, and they haven't finished one here since.
 */
function isNewHere(): boolean {
  const player = knownIdentity()?.playerUUID;
  if (player === undefined) return !isProbablySignedIn();
  return localStore.readText(KEYS.newcomer) === player && localCompletions().length === 0;
}

/** Remembers for the next visit what the server has reported. */
function useNoteNewcomer(hasFinished: boolean | undefined): void {
  useEffect(() => {
    const player = knownIdentity()?.playerUUID;
    if (hasFinished === false && player !== undefined) localStore.writeText(KEYS.newcomer, player);
    if (hasFinished === true) localStore.remove(KEYS.newcomer);
  }, [hasFinished]);
}

/** The dailies completed in this browser, some of which the server may not have received. */
function ownCompletions(): LocalCompletion[] {
  const player = knownIdentity()?.playerUUID;
  return localCompletions().filter(({ playerUUID }) => playerUUID === player);
}

/** The statistics for when the server can't be reached. Null if this browser can't know those of the account. */
const offlineStats = (today: PlainDate): OwnStats | null =>
  isProbablySignedIn() && localCompletions().length === 0 ? null : localStats(today);

/** An earlier game that still counts and that nobody has completed on another device. */
function unfinishedGame(today: PlainDate, recent: readonly KnownDaily[]): SavedDaily | undefined {
  const game = unfinishedBefore(today);
  const counts = game && !isDateOver(game.facts.date);
  return counts && recent.every(({ date }) => date !== game.facts.date) ? game : undefined;
}

/**
 * The player's progress in today's game, statistics and last results, all from one response of the server or, without
 * a connection, from this browser. Updates when another tab makes progress, and refetches outdated data when the player
 * returns to the tab.
 */
export function useHomeState(today: PlainDate): HomeState {
  const {
    data,
    completion,
    isPlayed,
    isFetching,
    fulfilledTimeStamp = 0,
    refetch,
  } = useDailyCompletion(today);
  const [isNew] = useState(isNewHere);
  useNoteNewcomer(data?.hasFinished);
  const isActive = useSavedDaily(today) !== null || data?.hasActiveGame === true;
  // As a result page may have just shown it. This sends no request.
  const { data: shownHighScore } = dailyApi.endpoints.dailyHighScore.useQueryState(today);

  useDocumentEvent('visibilitychange', () => {
    const age = Date.now() - fulfilledTimeStamp;
    if (document.visibilityState === 'visible' && age > LIMITS.FRESH_SECONDS * 1000) void refetch();
  });

  // A response may be from before the game was completed in this browser.
  const isAwaited = isFetching && (!data || (completion !== null && !data.hasCompleted));
  const isKnown = !isAwaited || (isNew && !data);
  const hasFinished =
    localCompletions().length > 0 || (data ? data.hasFinished : !isNew && isProbablySignedIn());
  const recent = [...(data?.recent ?? []), ...ownCompletions()];
  return {
    isKnown,
    isNewcomer: isKnown && !hasFinished,
    game: {
      state: isPlayed ? 'completed' : !isKnown ? 'unknown' : isActive ? 'active' : 'unplayed',
      number: data?.gameNumber ?? localNumber(today),
      highScore: data?.todaysHighScore ?? shownHighScore ?? null,
      completion,
    },
    stats: !isKnown ? null : data ? statsFrom(data.stats) : offlineStats(today),
    recent,
    unfinished: unfinishedGame(today, recent),
    spread: data?.spread?.scores ?? null,
    groups: data?.groups ?? [],
    hasLiveGames: data?.hasLiveGames ?? false,
    duels: data?.duels ?? [],
  };
}
