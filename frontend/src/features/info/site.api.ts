import { PATHS } from '@tessera/contracts/constants';
import { api, type AnswerOf } from '../../store/api/api';

export const { useSiteFactsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    siteFacts: build.query<AnswerOf<'siteFacts'>, void>({ query: () => PATHS.site }),
  }),
});
