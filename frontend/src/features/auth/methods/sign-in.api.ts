import { SIGN_IN_META } from '@tessera/contracts/accounts';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import { api, type ResponseOf, type BodyOf } from '../../../store/api/api';

interface Rename {
  readonly passkeyId: string;
  readonly name: string;
}

interface Remove extends BodyOf<'removePasskey'> {
  readonly passkeyId: string;
}

interface Unlink extends BodyOf<'unlinkIdentity'> {
  readonly identityId: string;
}

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

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPasskeySignIn: build.mutation<ResponseOf<'startPasskeySignIn'>, void>({
      query: () => ({ url: PATHS.startPasskeySignIn, method: 'POST', body: {} }),
    }),
    passkeySignIn: build.mutation<ResponseOf<'passkeySignIn'>, BodyOf<'passkeySignIn'>>({
      query: (body) => ({ url: PATHS.passkeySignIn, method: 'POST', body }),
    }),
    startPasskey: build.mutation<ResponseOf<'startPasskey'>, BodyOf<'startPasskey'>>({
      query: (body) => ({ url: PATHS.startPasskey, method: 'POST', body }),
    }),
    addPasskey: build.mutation<ResponseOf<'addPasskey'>, BodyOf<'addPasskey'>>({
      query: (body) => ({ url: PATHS.passkeys, method: 'POST', body }),
    }),
    renamePasskey: build.mutation<ResponseOf<'renamePasskey'>, Rename>({
      query: ({ passkeyId, name }) => ({
        url: pathOf(PATHS.passkey, { passkeyId }),
        method: 'PUT',
        body: { name },
      }),
    }),
    removePasskey: build.mutation<ResponseOf<'removePasskey'>, Remove>({
      query: ({ passkeyId, password }) => ({
        url: pathOf(PATHS.removePasskey, { passkeyId }),
        method: 'POST',
        body: { password },
      }),
    }),
    startPasskeyCheck: build.mutation<ResponseOf<'startPasskeyCheck'>, void>({
      query: () => ({ url: PATHS.startPasskeyCheck, method: 'POST', body: {} }),
    }),
    checkPasskey: build.mutation<ResponseOf<'checkPasskey'>, BodyOf<'checkPasskey'>>({
      query: (body) => ({ url: PATHS.checkPasskey, method: 'POST', body }),
    }),
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
  useStartPasskeySignInMutation,
  usePasskeySignInMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyCheckMutation,
  useCheckPasskeyMutation,
  useStartOidcMutation,
  useStartOidcLinkMutation,
  useFinishOidcMutation,
  useUnlinkIdentityMutation,
} = signInApi;
