import { CALLS } from '@tessera/contracts/calls';
import type { Call } from '@tessera/contracts/wire';
import type { Response } from 'supertest';
import { Authenticator } from './authenticator.js';
import type { Browser } from './browser.js';
import { ORIGIN } from './oidc.js';

export const PASSKEY_ORIGIN = ORIGIN;
export const WITH_PASSKEYS = { PASSKEYS: '1', PUBLIC_URL: PASSKEY_ORIGIN };

type Options = Parameters<Authenticator['create']>[0];

/** What the server asks the browser for. */
export async function asked(browser: Browser, call: Call, body: object = {}): Promise<Options> {
  const response = await browser.call(call, { body });
  expect([response.status, response.body.code]).toEqual([200, undefined]);
  return (response.body as { options: Options }).options;
}

/** Adds a passkey to the browser's account. */
export async function addPasskey(browser: Browser, password?: string): Promise<Authenticator> {
  const device = new Authenticator(PASSKEY_ORIGIN);
  const options = await asked(browser, CALLS.startPasskey, { password });
  const body = { name: 'Phone', credential: device.create(options) };
  expect((await browser.call(CALLS.addPasskey, { body })).status).toBe(201);
  return device;
}

export async function passkeySignIn(browser: Browser, device: Authenticator): Promise<Response> {
  const credential = device.show(await asked(browser, CALLS.startPasskeySignIn));
  const response = await browser.call(CALLS.passkeySignIn, { body: { credential } });
  if (response.status === 200) browser.player = (response.body as { playerUUID: string }).playerUUID;
  return response;
}

/** Confirms the browser's session. */
export async function checkPasskey(browser: Browser, device: Authenticator): Promise<Response> {
  const credential = device.show(await asked(browser, CALLS.startPasskeyCheck));
  return browser.call(CALLS.checkPasskey, { body: { credential } });
}
