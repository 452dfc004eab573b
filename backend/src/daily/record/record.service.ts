import { Injectable } from '@nestjs/common';
import { recordOf, streakOn, summarizeStreaks, type PlainDate, dateIn, streakLedger } from '@tessera/rules';
import { CALLS } from '@tessera/contracts/calls';
import type { RecordGame, LedgerDay, LedgerMerge } from '@tessera/contracts/players';
import { type InputOf, LIMITS } from '@tessera/contracts/wire';
import { RecordRepository, type PastDaily, type DailyMerge } from './record.repository.js';

type GamesQuery = InputOf<typeof CALLS.recordGames>;

interface LedgerQuery {
  /** The zone in which days begin and end. */
  zone: string | null | undefined;
  today: PlainDate;
  before: PlainDate | undefined;
}

type Entry = LedgerDay | LedgerMerge;

/** What a player's dailies have come to. */
@Injectable()
export class RecordService {
  constructor(private readonly history: RecordRepository) {}

  /** A player's record in numbers, with the streaks as of today. */
  async read(playerUUID: string, today: PlainDate) {
    const dailies = await this.history.of(playerUUID);
    // From the same games as everything else on the page, so that it agrees with itself.
    const summary = summarizeStreaks(dailies.filter(({ outside }) => outside === null));
    return {
      ...recordOf(dailies),
      currentStreak: streakOn(summary, today),
      bestStreak: summary.bestStreak,
    };
  }

  /** A player's completed dailies, newest first: all of them page by page, or those of a score, month or year. */
  async list(playerUUID: string, asked: GamesQuery): Promise<{ games: RecordGame[]; hasMore: boolean }> {
    const games = (await this.history.of(playerUUID)).filter(matches(asked)).reverse();
    // At most 366.
    if (asked.month !== undefined || asked.year !== undefined)
      return { games: games.map(viewOf), hasMore: false };
    return {
      games: games.slice(0, LIMITS.RECORD_GAMES_PAGE).map(viewOf),
      hasMore: games.length > LIMITS.RECORD_GAMES_PAGE,
    };
  }

  /** Explains a player's streaks day by day, newest first, with the merges that changed them afterwards. */
  async ledger(
    playerUUID: string,
    { zone, today, before }: LedgerQuery,
  ): Promise<{ entries: Entry[]; hasMore: boolean }> {
    const [dailies, merges] = await Promise.all([
      this.history.of(playerUUID),
      this.history.mergesInto([playerUUID]),
    ]);
    const played = new Map(dailies.map((daily) => [daily.date, daily]));
    const days = streakLedger(dailies, today).map((entry): Entry => {
      const game = entry.score === null ? undefined : played.get(entry.date);
      return { ...entry, gameId: game?.gameId ?? null, mergedAt: game?.mergedAt?.toISOString() ?? null };
    });
    const all: Entry[] = [...merges.map((merge) => mergeView(merge, zone)), ...days.reverse()];
    // Stable, so that what happened later on one day stays first.
    return pageOf(
      all.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
      before,
    );
  }
}

const matches =
  ({ score, month, year, before }: GamesQuery) =>
  (game: PastDaily): boolean =>
    (score === undefined || game.score === score) &&
    (month === undefined || game.date.startsWith(month)) &&
    (year === undefined || game.date.startsWith(`${year}-`)) &&
    (before === undefined || game.date < before);

const viewOf = ({ mergedAt, ...game }: PastDaily): RecordGame => ({
  ...game,
  mergedAt: mergedAt?.toISOString() ?? null,
});

const mergeView = ({ at, ...merge }: DailyMerge, zone: LedgerQuery['zone']): LedgerMerge => ({
  ...merge,
  kind: 'merged',
  at: at.toISOString(),
  date: dateIn(zone, at.getTime()),
});

/** A page ends with a whole day, so that the next one can begin before it. */
function pageOf(
  entries: readonly Entry[],
  before: PlainDate | undefined,
): { entries: Entry[]; hasMore: boolean } {
  const older = before === undefined ? entries : entries.filter(({ date }) => date < before);
  const last = older[LIMITS.LEDGER_PAGE - 1]?.date;
  const page = last === undefined ? [...older] : older.filter(({ date }) => date >= last);
  return { entries: page, hasMore: page.length < older.length };
}
