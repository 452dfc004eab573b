import { SIGN_IN_META } from '@tessera/contracts/accounts';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import { api, post, put, type ResponseOf, type BodyOf } from '../../../store/api/api';

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

type Options = Omit<ResponseOf<'signInOptions'>, 'success'>;

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
      query: () => post(PATHS.startPasskeySignIn),
    }),
    passkeySignIn: build.mutation<ResponseOf<'passkeySignIn'>, BodyOf<'passkeySignIn'>>({
      query: (body) => post(PATHS.passkeySignIn, body),
    }),
    startPasskey: build.mutation<ResponseOf<'startPasskey'>, BodyOf<'startPasskey'>>({
      query: (body) => post(PATHS.startPasskey, body),
    }),
    addPasskey: build.mutation<ResponseOf<'addPasskey'>, BodyOf<'addPasskey'>>({
      query: (body) => post(PATHS.passkeys, body),
    }),
    renamePasskey: build.mutation<ResponseOf<'renamePasskey'>, Rename>({
      query: ({ passkeyId, name }) => put(pathOf(PATHS.passkey, { passkeyId }), { name }),
    }),
    removePasskey: build.mutation<ResponseOf<'removePasskey'>, Remove>({
      query: ({ passkeyId, password }) => post(pathOf(PATHS.removePasskey, { passkeyId }), { password }),
    }),
    startPasskeyCheck: build.mutation<ResponseOf<'startPasskeyCheck'>, void>({
      query: () => post(PATHS.startPasskeyCheck),
    }),
    checkPasskey: build.mutation<ResponseOf<'checkPasskey'>, BodyOf<'checkPasskey'>>({
      query: (body) => post(PATHS.checkPasskey, body),
    }),
    signInOptions: build.query<ResponseOf<'signInOptions'>, void>({ query: () => PATHS.signInOptions }),
    signInMethods: build.query<ResponseOf<'signInMethods'>, void>({ query: () => PATHS.signInMethods }),
    startOidc: build.mutation<ResponseOf<'startOidc'>, void>({
      query: () => post(PATHS.startOidc),
    }),
    startOidcLink: build.mutation<ResponseOf<'startOidcLink'>, BodyOf<'startOidcLink'>>({
      query: (body) => post(PATHS.startOidcLink, body),
    }),
    finishOidc: build.mutation<ResponseOf<'finishOidc'>, BodyOf<'finishOidc'>>({
      query: (body) => post(PATHS.finishOidc, body),
    }),
    unlinkIdentity: build.mutation<ResponseOf<'unlinkIdentity'>, Unlink>({
      query: ({ identityId, password }) => post(pathOf(PATHS.unlinkIdentity, { identityId }), { password }),
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
