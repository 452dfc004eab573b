import { z } from 'zod';
import { confirmation, signedIn } from './accounts.js';
import { defineCall } from '../wire/call.js';
import { done, playerUuid, success, text } from '../wire/fields.js';
import { PASSKEY_FIELD_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';
import { SIGN_IN_TEXTS } from './account-texts.js';

const byId = z.object({ passkeyId: z.string().regex(/^[\w-]{1,64}$/, "This isn't a valid ID") });
const name = text
  .trim()
  .min(1, SIGN_IN_TEXTS.passkeyNameRequired)
  .max(PASSKEY_NAME_MAX_LENGTH, SIGN_IN_TEXTS.passkeyNameTooLong);

/** Bytes in base64url. */
const bytes = z
  .string()
  .max(PASSKEY_FIELD_MAX_LENGTH, 'This field is too long')
  .regex(/^[\w-]*={0,2}$/, "This isn't base64url");
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
};
/** What the browser's `navigator.credentials.create` and `get` return, as JSON (WebAuthn Level 3). */
const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[\w-]{1,32}$/))
      .max(10)
      .optional(),
  }),
});
const shown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** What the browser is to be asked for. */
const options = z.object({
  success,
  options: z
    .record(z.string(), z.unknown())
    .meta({ description: 'For navigator.credentials, as JSON (WebAuthn Level 3)' }),
});

const startPasskeySignIn = defineCall({
  method: 'POST',
  path: PATHS.startPasskeySignIn,
  summary: 'Start signing in with a passkey',
  status: 200,
  player: 'none',
  limit: 'passkey',
  body: z.object({}).optional(),
  response: options,
});

const passkeySignIn = defineCall({
  method: 'POST',
  path: PATHS.passkeySignIn,
  summary: "Sign in with a passkey, and merge the browser's player into the account",
  status: 200,
  player: 'optional',
  openToLinked: true,
  limit: 'passkey',
  body: z.object({ playerUUID: playerUuid.optional(), credential: shown }),
  response: signedIn,
});

const startPasskey = defineCall({
  method: 'POST',
  path: PATHS.startPasskey,
  summary: 'Start adding a passkey, after checking the password or, if there is none, a recent sign-in',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'ownData',
  body: confirmation,
  response: options,
});

const addPasskey = defineCall({
  method: 'POST',
  path: PATHS.passkeys,
  summary: 'Add a passkey to the account',
  status: 201,
  player: 'none',
  signedIn: true,
  limit: 'changeSignIn',
  body: z.object({ name, credential: created }),
  response: done,
});

const renamePasskey = defineCall({
  method: 'PUT',
  path: PATHS.passkey,
  summary: 'Rename a passkey',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'changeSignIn',
  params: byId,
  body: z.object({ name }),
  response: done,
});

const removePasskey = defineCall({
  method: 'POST',
  path: PATHS.removePasskey,
  summary:
    'Remove a passkey, unless it is the only way to sign in to the account, after checking the password or, if there is none, a recent sign-in',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'ownData',
  params: byId,
  body: confirmation,
  response: done,
});

const startPasskeyCheck = defineCall({
  method: 'POST',
  path: PATHS.startPasskeyCheck,
  summary: 'Start confirming the session with one of the passkeys of the account',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'passkey',
  body: z.object({}).optional(),
  response: options,
});

const checkPasskey = defineCall({
  method: 'POST',
  path: PATHS.checkPasskey,
  summary: 'Confirm the session with a passkey, which counts as a second factor',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'passkey',
  body: z.object({ credential: shown }),
  response: done,
});

export const passkeyCalls = {
  startPasskeySignIn,
  passkeySignIn,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyCheck,
  checkPasskey,
};
