import type { ServiceStatus } from '@tessera/contracts/site';
import { PATHS } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';

export const { useServiceStatusQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    serviceStatus: build.query<ServiceStatus, void>({
      query: () => PATHS.status,
      transformResponse: ({ status }: ResponseOf<'readStatus'>) => status,
    }),
  }),
});
