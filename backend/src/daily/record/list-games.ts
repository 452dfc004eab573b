import { Injectable } from '@nestjs/common';
import { CALLS, type QueryOf, type RecordGame } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { HistoryStore, type PastDaily } from './history.store.js';

type Asked = QueryOf<typeof CALLS.recordGames>;

/** A player's completed dailies, newest first: all of them page by page, or those of a score, month or year. */
@Injectable()
export class ListGames {
  constructor(private readonly history: HistoryStore) {}

  async execute(playerUUID: string, asked: Asked): Promise<{ games: RecordGame[]; hasMore: boolean }> {
    const games = (await this.history.of(playerUUID)).filter(matches(asked)).reverse();
    // At most 366.
    if (asked.month !== undefined || asked.year !== undefined)
      return { games: games.map(viewOf), hasMore: false };
    return {
      games: games.slice(0, LIMITS.RECORD_GAMES_PAGE).map(viewOf),
      hasMore: games.length > LIMITS.RECORD_GAMES_PAGE,
    };
  }
}

const matches =
  ({ score, month, year, before }: Asked) =>
  (game: PastDaily): boolean =>
    (score === undefined || game.score === score) &&
    (month === undefined || game.date.startsWith(month)) &&
    (year === undefined || game.date.startsWith(`${year}-`)) &&
    (before === undefined || game.date < before);

const viewOf = ({ mergedAt, ...game }: PastDaily): RecordGame => ({
  ...game,
  mergedAt: mergedAt?.toISOString() ?? null,
});
