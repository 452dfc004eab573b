import type { RecordGame } from '@tessera/contracts/players';
import { PATHS } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { api, type ResponseOf } from '../../store/api/api';
import { userTimezone } from '../../store/daily/today';
import type { RecordFilter } from './record-filter';

export type OwnRecord = ResponseOf<'playerRecord'>;
type Games = ResponseOf<'recordGames'>;
type Ledger = ResponseOf<'streakLedger'>;

/** Only what is older than this date. Without it, the newest. */
type Before = { readonly before?: string };

/** The date isn't sent. It only keeps yesterday's response from being reused today. */
interface OnDay {
  readonly day: PlainDate;
}

const providesTags = ['Player', 'Daily'] as const;

export const {
  usePlayerRecordQuery,
  useRecordYearQuery,
  useRecordGamesInfiniteQuery,
  useStreakLedgerInfiniteQuery,
  useOpponentsInfiniteQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    playerRecord: build.query<OwnRecord, OnDay>({
      query: () => ({ url: PATHS.playerRecord, params: { timezone: userTimezone() } }),
      providesTags,
    }),
    recordYear: build.query<RecordGame[], number>({
      query: (year) => ({ url: PATHS.recordGames, params: { year } }),
      transformResponse: ({ games }: Games) => games,
      providesTags,
    }),
    recordGames: build.infiniteQuery<Games, RecordFilter, Before>({
      query: ({ queryArg, pageParam }) => ({ url: PATHS.recordGames, params: { ...queryArg, ...pageParam } }),
      infiniteQueryOptions: {
        initialPageParam: {},
        getNextPageParam: ({ games, hasMore }) => after(games, hasMore),
      },
      providesTags,
    }),
    streakLedger: build.infiniteQuery<Ledger, OnDay, Before>({
      query: ({ pageParam }) => ({
        url: PATHS.streakLedger,
        params: { timezone: userTimezone(), ...pageParam },
      }),
      infiniteQueryOptions: {
        initialPageParam: {},
        getNextPageParam: ({ entries, hasMore }) => after(entries, hasMore),
      },
      providesTags,
    }),
    opponents: build.infiniteQuery<ResponseOf<'opponentRecords'>, void, number>({
      query: ({ pageParam }) => ({ url: PATHS.opponentRecords, params: { page: pageParam } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
      },
    }),
  }),
});

function after(rows: readonly { readonly date: string }[], hasMore: boolean): Before | undefined {
  const last = rows.at(-1);
  return hasMore && last ? { before: last.date } : undefined;
}
