import { SIGN_IN_META } from '@tessera/contracts/accounts';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import { api, type ResponseOf, type BodyOf } from '../../../store/api/api';

interface Unlink extends BodyOf<'unlinkIdentity'> {
  readonly identityId: string;
}

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInOptions: build.query<ResponseOf<'signInOptions'>, void>({ query: () => PATHS.signInOptions }),
    signInMethods: build.query<ResponseOf<'signInMethods'>, void>({ query: () => PATHS.signInMethods }),
    startOidc: build.mutation<ResponseOf<'startOidc'>, void>({
      query: () => ({ url: PATHS.startOidc, method: 'POST', body: {} }),
    }),
    startOidcLink: build.mutation<ResponseOf<'startOidcLink'>, BodyOf<'startOidcLink'>>({
      query: (body) => ({ url: PATHS.startOidcLink, method: 'POST', body }),
    }),
    finishOidc: build.mutation<ResponseOf<'finishOidc'>, BodyOf<'finishOidc'>>({
      query: (body) => ({ url: PATHS.finishOidc, method: 'POST', body }),
    }),
    unlinkIdentity: build.mutation<ResponseOf<'unlinkIdentity'>, Unlink>({
      query: ({ identityId, password }) => ({
        url: pathOf(PATHS.unlinkIdentity, { identityId }),
        method: 'POST',
        body: { password },
      }),
    }),
  }),
});

export const {
  useStartOidcMutation,
  useStartOidcLinkMutation,
  useFinishOidcMutation,
  useUnlinkIdentityMutation,
} = signInApi;

type Options = ResponseOf<'signInOptions'>;

/** What the server has written into the page; undefined if there are only passwords. */
function optionsInPage(): Options | undefined {
  if (typeof document === 'undefined') return undefined;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${SIGN_IN_META}"]`)?.content;
  return content === undefined ? undefined : (JSON.parse(content) as Options);
}

/** The ways to sign in to this server; undefined while they aren't known, and then there are only passwords. */
export function useSignInOptions(): Options | undefined {
  const { data } = signInApi.useSignInOptionsQuery();
  // Known from the beginning, so that no form appears or disappears later.
  const [inPage] = useState(optionsInPage);
  return data ?? inPage;
}

/** The ways to sign in to the account; undefined while they aren't known, and where there are only passwords. */
export function useSignInMethods() {
  const options = useSignInOptions();
  const skip = !options?.provider && !options?.passkeys;
  const { data: methods, refetch } = signInApi.useSignInMethodsQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  return { options, methods: skip ? undefined : methods, refetch };
}
