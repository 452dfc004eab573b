import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf, type BodyOf } from '../../../store/api/api';

interface Rename {
  readonly passkeyId: string;
  readonly name: string;
}

interface Remove extends BodyOf<'removePasskey'> {
  readonly passkeyId: string;
}

export const {
  useStartPasskeySignInMutation,
  usePasskeySignInMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyCheckMutation,
  useCheckPasskeyMutation,
} = api.injectEndpoints({
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
  }),
});
