import type { Achievement } from '@tessera/contracts/players';
import { PATHS } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';

export const { usePlayerAchievementsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    playerAchievements: build.query<Achievement[], void>({
      query: () => PATHS.playerAchievements,
      transformResponse: ({ achievements }: ResponseOf<'playerAchievements'>) => achievements,
      providesTags: ['Player'],
    }),
  }),
});
