import { PATHS } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';

export const { useSiteFactsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    siteFacts: build.query<ResponseOf<'siteFacts'>, void>({ query: () => PATHS.site }),
  }),
});
