import { CALLS } from '@tessera/contracts/calls';
import type { Response } from 'supertest';
import type { Browser } from './browser.js';

/** Creates a code with which another browser can play as this one's player. */
export async function deviceCode(browser: Browser): Promise<string> {
  const { status, body } = await browser.call(CALLS.createDeviceCode, { body: {} });
  expect(status).toBe(201);
  return (body as { code: string }).code;
}

export const enterCode = (browser: Browser, code: string): Promise<Response> =>
  browser.call(CALLS.linkDevice, { body: { code } });

/** Makes `other` play as the player of `browser`. */
export async function linkTo(browser: Browser, other: Browser): Promise<void> {
  const { status } = await enterCode(other, await deviceCode(browser));
  expect(status).toBe(200);
}

export interface ListedDevice {
  deviceId: string;
  name: string;
  isThis: boolean;
  linkedOn: string;
  lastSeenOn: string;
}

export async function devicesOf(browser: Browser): Promise<ListedDevice[]> {
  const { body } = await browser.call(CALLS.listDevices);
  return (body as { devices: ListedDevice[] }).devices;
}

export const forget = (browser: Browser, deviceId: string): Promise<Response> =>
  browser.call(CALLS.forgetDevice, { params: { deviceId } });

/** Forgets the device of `other`, on that of `browser`. */
export async function forgetOther(browser: Browser): Promise<void> {
  const other = (await devicesOf(browser)).find(({ isThis }) => !isThis);
  expect((await forget(browser, other?.deviceId ?? '')).status).toBe(200);
}
