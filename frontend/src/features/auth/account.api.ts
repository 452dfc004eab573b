import { PATHS } from '@tessera/contracts/wire';
import { api, type ResponseOf, type BodyOf } from '../../store/api/api';

/** Calls made only by the account pages. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ResponseOf<'login'>, BodyOf<'login'>>({
      query: (body) => ({ url: PATHS.login, method: 'POST', body }),
    }),
    register: build.mutation<ResponseOf<'register'>, BodyOf<'register'>>({
      query: (body) => ({ url: PATHS.register, method: 'POST', body }),
    }),
    requestPasswordReset: build.mutation<ResponseOf<'requestPasswordReset'>, string>({
      query: (email) => ({ url: PATHS.requestPasswordReset, method: 'POST', body: { email } }),
    }),
    validateResetToken: build.query<ResponseOf<'validateResetToken'>, string>({
      query: (token) => ({ url: PATHS.validateResetToken, params: { token } }),
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<ResponseOf<'resetPassword'>, BodyOf<'resetPassword'>>({
      query: (body) => ({ url: PATHS.resetPassword, method: 'POST', body }),
    }),
    /** A mutation, so that every click makes a new request and the response isn't cached. */
    exportData: build.mutation<ResponseOf<'exportData'>, void>({
      query: () => PATHS.exportData,
    }),
    /** Without a password if the account has none. */
    deleteAccount: build.mutation<ResponseOf<'deleteAccount'>, string | undefined>({
      query: (password) => ({ url: PATHS.deleteAccount, method: 'POST', body: { password } }),
    }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useRequestPasswordResetMutation,
  useValidateResetTokenQuery,
  useResetPasswordMutation,
  useExportDataMutation,
  useDeleteAccountMutation,
} = accountApi;
