import type { Page } from '@playwright/test';
import type { LedgerMerge, OpponentRecord, RecordGame } from '@tessera/contracts/players';
import {
  addDays,
  dateIn,
  recordOf,
  streakLedger,
  streakOn,
  summarizeStreaks,
  type PlainDate,
} from '@tessera/rules';
import { fakeResponse } from './fake-responses';

const SCORES = [24, 21, 27, 32, 23, 20, 26, 17, 29, 22, 25, 25, 30, 12, 24, 26, 28];

/** Completed dailies of this many days up to yesterday, with a day off now and then. */
function gamesUntil(today: PlainDate, days: number): RecordGame[] {
  return Array.from({ length: days }, (_, i): RecordGame | null => {
    const ago = days - i;
    if (ago % 13 === 5 || (ago > 150 && ago < 158)) return null;
    const date = addDays(today, -ago);
    return {
      date,
      gameId: `1PV3-G${700 - ago}-aaaaaaaaaaaa`,
      gameNumber: 700 - ago,
      heldBack: null,
      score: SCORES[(ago * 7) % SCORES.length] ?? 0,
      outside: ago % 31 === 10 ? 'late' : ago === 3 ? 'shortens' : null,
      mergedAt: ago <= 4 && ago >= 3 ? `${addDays(today, -2)}T09:30:00.000Z` : null,
    };
  }).filter((game) => game !== null);
}

/** An opponent of this many games, of which the last ten are listed. */
function opponent(place: number, playerName: string | null, games: number): OpponentRecord {
  const lastGames = Array.from({ length: Math.min(games, 10) }, (_, i) => ({
    gameId: `AB${place}1${i}`,
    completedAt: `2026-11-${String(20 - i).padStart(2, '0')}T18:00:00.000Z`,
    score: 18 + ((i * 5 + place * 2) % 9),
    opponentScore: 20 + ((i * 3) % 7),
  }));
  const margins = lastGames.map(({ score, opponentScore }) => score - opponentScore);
  return {
    publicId: `00000000-0000-8000-8000-${String(place).padStart(12, '0')}`,
    playerName,
    isDeleted: false,
    won: margins.filter((margin) => margin > 0).length + games - lastGames.length,
    lost: margins.filter((margin) => margin < 0).length,
    tied: margins.filter((margin) => margin === 0).length,
    letGo: place === 2 ? 1 : 0,
    meanMargin: margins.reduce((sum, margin) => sum + margin, 0) / games,
    lastGames,
  };
}

const OPPONENTS: OpponentRecord[] = [
  opponent(1, 'Marigold', 14),
  opponent(2, 'A name of twenty five ltrs', 3),
  opponent(3, null, 1),
  { ...opponent(0, null, 2), isDeleted: true },
];

/** A record of this many days, without games of today. */
export async function fakeRecord(page: Page, days: number): Promise<void> {
  const today = dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
  const games = gamesUntil(today, days);
  const newestFirst = games.toReversed();
  const summary = summarizeStreaks(games.filter(({ outside }) => outside === null));
  const dailies = games.map(({ date, score, outside }) => ({ date, score, outside }));
  const merge: LedgerMerge = {
    date: addDays(today, -2),
    kind: 'merged',
    at: `${addDays(today, -2)}T09:30:00.000Z`,
    added: 2,
    outside: 1,
    duplicates: 1,
    streakBefore: 4,
    streakAfter: 5,
    bestBefore: 9,
    bestAfter: 9,
  };
  const ledger = streakLedger(dailies, today)
    .map((entry) => ({ ...entry, ...gameOn(games, entry.score === null ? null : entry.date) }))
    .reverse();
  const entries = days === 0 ? [] : [...ledger.slice(0, 3), merge, ...ledger.slice(3)];
  const record = {
    ...recordOf(dailies),
    currentStreak: streakOn(summary, today),
    bestStreak: summary.bestStreak,
  };
  await fakeResponse(page, '**/api/player/record?*', { success: true, ...record });
  await page.route('**/api/player/record/games*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const prefix = query.get('month') ?? query.get('year') ?? '';
    const score = query.get('score');
    const shown = newestFirst.filter(
      (game) => game.date.startsWith(prefix) && (score === null || game.score === Number(score)),
    );
    return route.fulfill({ json: { success: true, games: shown, hasMore: false } });
  });
  await fakeResponse(page, '**/api/player/record/ledger?*', {
    success: true,
    entries: entries.slice(0, 60),
    hasMore: entries.length > 60,
  });
  await fakeResponse(page, '**/api/player/record/opponents?*', {
    success: true,
    opponents: days === 0 ? [] : OPPONENTS,
    hasMore: false,
  });
}

function gameOn(
  games: readonly RecordGame[],
  date: PlainDate | null,
): Pick<RecordGame, 'mergedAt'> & { gameId: string | null } {
  const game = games.find((one) => one.date === date);
  return { gameId: game?.gameId ?? null, mergedAt: game?.mergedAt ?? null };
}
