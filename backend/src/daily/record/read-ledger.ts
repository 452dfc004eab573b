import { Injectable } from '@nestjs/common';
import type { LedgerDay, LedgerMerge } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { dateIn, streakLedger, type PlainDate } from '@tessera/rules';
import { HistoryStore } from './history.store.js';
import { MergesStore, type DailyMerge } from './merges.store.js';

interface Asked {
  /** The zone in which days begin and end. */
  zone: string | null | undefined;
  today: PlainDate;
  before: PlainDate | undefined;
}

type Entry = LedgerDay | LedgerMerge;

/** Explains a player's streaks day by day, newest first, with the merges that changed them afterwards. */
@Injectable()
export class ReadLedger {
  constructor(
    private readonly history: HistoryStore,
    private readonly merges: MergesStore,
  ) {}

  async execute(
    playerUUID: string,
    { zone, today, before }: Asked,
  ): Promise<{ entries: Entry[]; hasMore: boolean }> {
    const [dailies, merges] = await Promise.all([this.history.of(playerUUID), this.merges.of([playerUUID])]);
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

const mergeView = ({ at, ...merge }: DailyMerge, zone: Asked['zone']): LedgerMerge => ({
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
