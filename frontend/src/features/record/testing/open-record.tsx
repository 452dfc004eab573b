import type { OpponentRecord, RecordGame } from '@tessera/contracts/players';
import { PAGES } from '@tessera/contracts/wire';
import { plainDate, recordOf, streakLedger, streakOn, summarizeStreaks } from '@tessera/rules';
import userEvent from '@testing-library/user-event';
import { fakeFetch, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { RecordPage } from '../record-page';

export const TODAY = plainDate('2026-11-22');

export const aGame = (date: string, score: number, change: Partial<RecordGame> = {}): RecordGame => ({
  date: plainDate(date),
  score,
  gameId: `1PV3-${date}`,
  gameNumber: 680,
  outside: null,
  heldBack: null,
  mergedAt: null,
  ...change,
});

export const anOpponent = (change: Partial<OpponentRecord> = {}): OpponentRecord => ({
  publicId: '00000000-0000-8000-8000-000000000001',
  playerName: 'Ben',
  isDeleted: false,
  won: 1,
  lost: 0,
  tied: 0,
  letGo: 0,
  meanMargin: 6,
  lastGames: [{ gameId: 'AB123', completedAt: '2026-11-20T18:00:00.000Z', score: 24, opponentScore: 18 }],
  ...change,
});

/** The server's responses for a player with these games, newest first, by the end of their paths. */
export function answersFor(games: readonly RecordGame[]): Record<string, FakeResponse> {
  const summary = summarizeStreaks(games.filter(({ outside }) => outside === null));
  const streaks = { currentStreak: streakOn(summary, TODAY), bestStreak: summary.bestStreak };
  const entries = streakLedger(games, TODAY).map((entry) => {
    const game = entry.score === null ? undefined : games.find(({ date }) => date === entry.date);
    return { ...entry, gameId: game?.gameId ?? null, mergedAt: game?.mergedAt ?? null };
  });
  return {
    record: { body: { success: true, ...recordOf(games), ...streaks } },
    games: { body: { success: true, games, hasMore: false } },
    ledger: { body: { success: true, entries: entries.reverse(), hasMore: false } },
    opponents: { body: { success: true, opponents: [], hasMore: false } },
  };
}

/** Opens the page with these responses, which a test may change later. */
export function openRecord(answers: Record<string, FakeResponse>, address: string = PAGES.record) {
  const asked = fakeFetch(({ path }) => answers[path.split('/').at(-1)!] ?? { status: 503 });
  const pages = showPages(
    [
      { path: PAGES.record, element: <RecordPage /> },
      { path: PAGES.recordGames, element: <RecordPage /> },
      { path: PAGES.dailyResults, element: <p>A result</p> },
    ],
    address,
  );
  return { asked, answers, user: userEvent.setup(), ...pages };
}
