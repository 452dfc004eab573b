import { z } from 'zod';
import { type AnswerOf, defineCall } from '../wire/call.js';
import { done, email, instant, playerUuid, success, text } from '../wire/fields.js';
import { ACCOUNT_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../wire/limits.js';
import { ACCOUNT_TEXTS } from './account-texts.js';
import { otherMethods } from './sign-in-methods.js';
import { PATHS } from '../wire/paths.js';
import { errorBody } from '../wire/error-body.js';

/** An existing password. Only its maximum length is checked, so that old passwords stay valid. */
const givenPassword = z
  .string(ACCOUNT_TEXTS.passwordRequired)
  .min(1, ACCOUNT_TEXTS.passwordRequired)
  .max(PASSWORD_MAX_LENGTH, 'This password is too long');
/** What confirms that it is the owner who uses a session. Without a password if the account has none. */
export const confirmation = z.object({ password: givenPassword.optional() });
const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, ACCOUNT_TEXTS.passwordTooShort)
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`);

const user = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    playerName: z.string().nullable(),
    playerUUID: playerUuid,
    isAdmin: z.boolean(),
    isModerator: z.boolean().meta({ description: 'Admins may do the same without the role' }),
    authenticated: z.literal(true),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/** `playerUUID` is the account's own player, which the browser uses from now on. */
export const signedIn = z.object({ success, user, playerUUID: playerUuid });
export type SignedIn = AnswerOf<{ response: typeof signedIn }>;

/** `errorType` says which of the two was wrong. */
const loginRejectedBody = errorBody
  .extend({ errorType: z.enum(['email', 'password']) })
  .meta({ id: 'LoginRejected' });
export type LoginRejectedBody = z.infer<typeof loginRejectedBody>;

const token = z.string().min(1, 'This link is missing its token').max(128, "This link's token is too long");
const told = done.extend({ message: z.string() });
const namedPlayer = z.object({ playerUUID: playerUuid.optional() });

const register = defineCall({
  method: 'POST',
  path: PATHS.register,
  summary: "Create an account for the browser's player, and sign in",
  status: 201,
  player: 'optional',
  openToLinked: true,
  limit: 'register',
  body: namedPlayer.extend({
    email,
    password: newPassword,
    name: text.trim().min(1).max(ACCOUNT_NAME_MAX_LENGTH).optional(),
  }),
  response: signedIn,
});

const login = defineCall({
  method: 'POST',
  path: PATHS.login,
  summary: "Sign in, and merge the browser's player into the account",
  status: 200,
  player: 'optional',
  openToLinked: true,
  limit: 'login',
  body: namedPlayer.extend({ email, password: givenPassword }),
  response: signedIn,
  otherResponses: { 401: loginRejectedBody },
});

const logout = defineCall({
  method: 'POST',
  path: PATHS.logout,
  summary: 'Sign out',
  status: 200,
  player: 'none',
  limit: 'session',
  body: z.object({}).optional(),
  response: done,
});

const currentUser = defineCall({
  method: 'GET',
  path: PATHS.currentUser,
  summary: 'Get the signed-in user',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'session',
  response: user,
});

const linkUuid = defineCall({
  method: 'POST',
  path: PATHS.linkUuid,
  summary: "Link a player to the account and merge its games; returns the account's own player",
  status: 200,
  player: 'optional',
  openToLinked: true,
  signedIn: true,
  limit: 'linkUuid',
  body: z.object({ playerUUID: playerUuid }),
  response: z.object({ success, verified: z.literal(true), playerUUID: playerUuid }),
});

const checkUuidAssociation = defineCall({
  method: 'GET',
  path: PATHS.checkUuidAssociation,
  summary: "Check whether a player belongs to an account that isn't signed in here",
  status: 200,
  player: 'optional',
  openToLinked: true,
  limit: 'session',
  query: namedPlayer,
  response: z.object({ success, shouldLogout: z.boolean() }),
});

const requestPasswordReset = defineCall({
  method: 'POST',
  path: PATHS.requestPasswordReset,
  summary: 'Email a password reset link; the response is the same for unknown addresses',
  status: 200,
  player: 'none',
  limit: 'requestReset',
  body: z.object({ email }),
  response: told,
});

const validateResetToken = defineCall({
  method: 'GET',
  path: PATHS.validateResetToken,
  summary: 'Check whether a password reset link is still valid, and list what else signs in to its account',
  status: 200,
  player: 'none',
  limit: 'redeemReset',
  query: z.object({ token }),
  response: z.object({
    success,
    valid: z.boolean(),
    methods: otherMethods.optional().meta({ description: 'Only for a valid link' }),
  }),
});

const resetPassword = defineCall({
  method: 'POST',
  path: PATHS.resetPassword,
  summary: 'Set a new password with a single-use reset token, and end all sessions of the account',
  status: 200,
  player: 'none',
  limit: 'redeemReset',
  body: z.object({
    token,
    password: newPassword,
    removePasskeys: z
      .boolean()
      .optional()
      .meta({ description: 'Whether a device with a passkey may have been lost' }),
    unlinkIdentities: z
      .boolean()
      .optional()
      .meta({ description: 'Whether an identity may belong to somebody else' }),
  }),
  response: told,
});

const exportData = defineCall({
  method: 'GET',
  path: PATHS.exportData,
  summary: 'Export everything stored about the signed-in player',
  status: 200,
  player: 'optional',
  signedIn: true,
  limit: 'ownData',
  response: z.object({
    success,
    exportedAt: instant,
    account: user.extend({ createdAt: instant }),
    /** Keyed by kind: `dailies`, `games` and so on. */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});
export type ExportedData = AnswerOf<typeof exportData>;

const deleteAccount = defineCall({
  method: 'POST',
  path: PATHS.deleteAccount,
  summary:
    'Delete the account after checking its password or, if it has none, a recent sign-in; results are kept anonymously',
  status: 200,
  player: 'optional',
  signedIn: true,
  limit: 'ownData',
  body: confirmation,
  response: done,
});

export const accountCalls = {
  register,
  login,
  logout,
  currentUser,
  linkUuid,
  checkUuidAssociation,
  requestPasswordReset,
  validateResetToken,
  resetPassword,
  exportData,
  deleteAccount,
};
