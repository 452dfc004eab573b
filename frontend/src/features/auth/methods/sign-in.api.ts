import { PATHS, pathOf } from '@tessera/contracts/constants';
import { api, type AnswerOf, type BodyOf } from '../../../store/api/api';

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInOptions: build.query<AnswerOf<'signInOptions'>, void>({ query: () => PATHS.signInOptions }),
    signInMethods: build.query<AnswerOf<'signInMethods'>, void>({ query: () => PATHS.signInMethods }),
    startOidc: build.mutation<AnswerOf<'startOidc'>, void>({
      query: () => ({ url: PATHS.startOidc, method: 'POST', body: {} }),
    }),
    startOidcLink: build.mutation<AnswerOf<'startOidcLink'>, void>({
      query: () => ({ url: PATHS.startOidcLink, method: 'POST', body: {} }),
    }),
    finishOidc: build.mutation<AnswerOf<'finishOidc'>, BodyOf<'finishOidc'>>({
      query: (body) => ({ url: PATHS.finishOidc, method: 'POST', body }),
    }),
    unlinkIdentity: build.mutation<AnswerOf<'unlinkIdentity'>, string>({
      query: (identityId) => ({ url: pathOf(PATHS.identity, { identityId }), method: 'DELETE' }),
    }),
  }),
});

export const {
  useSignInOptionsQuery,
  useStartOidcMutation,
  useStartOidcLinkMutation,
  useFinishOidcMutation,
  useUnlinkIdentityMutation,
} = signInApi;

/** The ways to sign in to the account; undefined while they aren't known, and where there are only passwords. */
export function useSignInMethods() {
  const { data: options } = useSignInOptionsQuery();
  const skip = !options?.provider && !options?.passkeys;
  const { data: methods, refetch } = signInApi.useSignInMethodsQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  return { options, methods: skip ? undefined : methods, refetch };
}
