import { z } from 'zod';
import { confirmation, signedIn } from './accounts.js';
import { defineCall } from '../wire/call.js';
import { done, playerUuid, success, text } from '../wire/fields.js';
import { OIDC_RETURN_MAX_LENGTH } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';
import { otherMethods } from './sign-in-methods.js';

const id = z.string().regex(/^[\w-]{1,64}$/, "This isn't a valid ID");

const signInOptions = defineCall({
  method: 'GET',
  path: PATHS.signInOptions,
  summary: 'Get the ways to sign in that this server offers',
  status: 200,
  player: 'none',
  limit: 'session',
  response: z.object({
    success,
    password: z.boolean().meta({ description: 'Whether email addresses and passwords are accepted' }),
    provider: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'The OpenID Connect provider, if there is one' }),
    passkeys: z.boolean(),
  }),
});

const signInMethods = defineCall({
  method: 'GET',
  path: PATHS.signInMethods,
  summary: 'List the ways to sign in to the account',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'session',
  response: otherMethods.extend({ success, hasPassword: z.boolean() }),
});

const started = z.object({ success, url: z.url().meta({ description: "The provider's page" }) });

const startOidc = defineCall({
  method: 'POST',
  path: PATHS.startOidc,
  summary: "Start signing in with the OpenID Connect provider; returns the address of the provider's page",
  status: 200,
  player: 'none',
  limit: 'oidc',
  body: z.object({}).optional(),
  response: started,
});

const startOidcLink = defineCall({
  method: 'POST',
  path: PATHS.startOidcLink,
  summary:
    'Start linking an identity of the OpenID Connect provider to the signed-in account, after checking the password or, if there is none, a recent sign-in',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'ownData',
  body: confirmation,
  response: started,
});

const finishOidc = defineCall({
  method: 'POST',
  path: PATHS.finishOidc,
  summary: 'Finish what was started with the parameters with which the provider sent the browser back',
  status: 200,
  player: 'optional',
  openToLinked: true,
  limit: 'oidc',
  body: z.object({
    playerUUID: playerUuid.optional(),
    parameters: text
      .max(OIDC_RETURN_MAX_LENGTH, 'These parameters are too long')
      .meta({ description: 'The query of the address, without its question mark' }),
  }),
  response: signedIn.extend({
    outcome: z.enum(['signed-in', 'registered', 'linked']),
  }),
});

const unlinkIdentity = defineCall({
  method: 'POST',
  path: PATHS.unlinkIdentity,
  summary:
    'Unlink an identity, unless it is the only way to sign in to the account, after checking the password or, if there is none, a recent sign-in',
  status: 200,
  player: 'none',
  signedIn: true,
  limit: 'ownData',
  params: z.object({ identityId: id }),
  body: confirmation,
  response: done,
});

export const signInCalls = {
  signInOptions,
  signInMethods,
  startOidc,
  startOidcLink,
  finishOidc,
  unlinkIdentity,
};
