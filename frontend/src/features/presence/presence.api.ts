import { PATHS } from '@tessera/contracts/constants';
import { api, type ResponseOf } from '../../store/api/api';

const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    presenceConfig: build.query<boolean, void>({
      query: () => PATHS.presenceConfig,
      transformResponse: ({ enabled }: ResponseOf<'presenceConfig'>) => enabled,
    }),
  }),
});

export const { usePresenceConfigQuery } = presenceApi;
