import { PATHS } from '@tessera/contracts/constants';
import { api, type AnswerOf } from '../../store/api/api';

const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    presenceConfig: build.query<boolean, void>({
      query: () => PATHS.presenceConfig,
      transformResponse: ({ enabled }: AnswerOf<'presenceConfig'>) => enabled,
    }),
  }),
});

export const { usePresenceConfigQuery } = presenceApi;
