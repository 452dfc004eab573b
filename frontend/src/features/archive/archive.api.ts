import type { PracticeGame } from '@tessera/contracts/practice';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';

interface Completion {
  gameId: string;
  body: BodyOf<'completePractice'>;
}

const practices = api.enhanceEndpoints({ addTagTypes: ['Practice'] });

export const archiveApi = practices.injectEndpoints({
  endpoints: (build) => ({
    practiceMonth: build.query<ResponseOf<'practiceMonth'>, string>({
      query: (month) => pathOf(PATHS.practiceMonth, { month }),
      providesTags: ['Practice', 'Daily'],
    }),
    practice: build.query<PracticeGame, string>({
      query: (gameId) => pathOf(PATHS.practiceGame, { gameId }),
      transformResponse: ({ game }: ResponseOf<'getPractice'>) => game,
      providesTags: ['Practice'],
    }),
    createPractice: build.mutation<PracticeGame, PlainDate>({
      query: (date) => post(PATHS.createPractice, { date }),
      transformResponse: ({ game }: ResponseOf<'createPractice'>) => game,
      invalidatesTags: (game) => (game ? ['Practice'] : []),
    }),
    completePractice: build.mutation<PracticeGame, Completion>({
      query: ({ gameId, body }) => post(pathOf(PATHS.completePractice, { gameId }), body),
      transformResponse: ({ game }: ResponseOf<'completePractice'>) => game,
      invalidatesTags: (game) => (game ? ['Practice'] : []),
    }),
  }),
});

export const { usePracticeMonthQuery, usePracticeQuery } = archiveApi;
