import type { Challenge, ChallengeGame } from '@tessera/contracts/challenges';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';

export type ChallengeList = 'made' | 'played';

interface ListPage {
  readonly list: ChallengeList;
  readonly page: number;
}

interface Completion {
  readonly code: string;
  readonly body: BodyOf<'completeChallenge'>;
}

const challenges = api.enhanceEndpoints({ addTagTypes: ['Challenges'] });

export const challengesApi = challenges.injectEndpoints({
  endpoints: (build) => ({
    challenges: build.query<ResponseOf<'listChallenges'>, ListPage>({
      query: ({ list, page }) => ({ url: PATHS.challenges, params: { list, page } }),
      providesTags: ['Challenges'],
    }),
    challenge: build.query<Challenge, string>({
      query: (code) => pathOf(PATHS.challenge, { code }),
      transformResponse: ({ challenge }: ResponseOf<'getChallenge'>) => challenge,
      providesTags: ['Challenges'],
    }),
    challengeGame: build.query<ChallengeGame, string>({
      query: (code) => pathOf(PATHS.challengeGame, { code }),
      transformResponse: ({ game }: ResponseOf<'getChallengeGame'>) => game,
      providesTags: ['Challenges'],
    }),
    challengeGrids: build.query<ResponseOf<'challengeGrids'>, { code: string; page: number }>({
      query: ({ code, page }) => ({ url: pathOf(PATHS.challengeGrids, { code }), params: { page } }),
      providesTags: ['Challenges'],
    }),
    createChallenge: build.mutation<Challenge, BodyOf<'createChallenge'>>({
      query: (body) => post(PATHS.challenges, body),
      transformResponse: ({ challenge }: ResponseOf<'createChallenge'>) => challenge,
      invalidatesTags: (challenge) => (challenge ? ['Challenges'] : []),
    }),
    deleteChallenge: build.mutation<ResponseOf<'deleteChallenge'>, string>({
      query: (code) => ({ url: pathOf(PATHS.challenge, { code }), method: 'DELETE' }),
    }),
    startChallenge: build.mutation<ChallengeGame, string>({
      query: (code) => ({ url: pathOf(PATHS.startChallenge, { code }), method: 'POST' }),
      transformResponse: ({ game }: ResponseOf<'startChallenge'>) => game,
    }),
    completeChallenge: build.mutation<ChallengeGame, Completion>({
      query: ({ code, body }) => post(pathOf(PATHS.completeChallenge, { code }), body),
      transformResponse: ({ game }: ResponseOf<'completeChallenge'>) => game,
      invalidatesTags: (game) => (game ? ['Challenges'] : []),
    }),
    withdrawChallengeGame: build.mutation<ResponseOf<'withdrawChallengeGame'>, string>({
      query: (code) => ({ url: pathOf(PATHS.challengeGame, { code }), method: 'DELETE' }),
      invalidatesTags: (done) => (done ? ['Challenges'] : []),
    }),
  }),
});

export const {
  useChallengesQuery,
  useChallengeQuery,
  useChallengeGameQuery,
  useChallengeGridsQuery,
  useCreateChallengeMutation,
  useDeleteChallengeMutation,
  useStartChallengeMutation,
  useWithdrawChallengeGameMutation,
} = challengesApi;
