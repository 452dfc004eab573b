import { PATHS } from '@tessera/contracts/wire';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';

/** Calls made only by the account pages. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ResponseOf<'login'>, BodyOf<'login'>>({
      query: (body) => post(PATHS.login, body),
    }),
    register: build.mutation<ResponseOf<'register'>, BodyOf<'register'>>({
      query: (body) => post(PATHS.register, body),
    }),
    requestPasswordReset: build.mutation<ResponseOf<'requestPasswordReset'>, string>({
      query: (email) => post(PATHS.requestPasswordReset, { email }),
    }),
    validateResetToken: build.query<ResponseOf<'validateResetToken'>, string>({
      query: (token) => ({ url: PATHS.validateResetToken, params: { token } }),
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<ResponseOf<'resetPassword'>, BodyOf<'resetPassword'>>({
      query: (body) => post(PATHS.resetPassword, body),
    }),
    /** A mutation, so that every click makes a new request and the response isn't cached. */
    exportData: build.mutation<ResponseOf<'exportData'>, void>({
      query: () => PATHS.exportData,
    }),
    /** Without a password if the account has none. */
    deleteAccount: build.mutation<ResponseOf<'deleteAccount'>, string | undefined>({
      query: (password) => post(PATHS.deleteAccount, { password }),
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
