import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { DEVICE_TEXTS } from './device-texts.js';
import { done, instant, isoDate, success, text } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

const typedCode = text
  .min(1, DEVICE_TEXTS.enterCode)
  .max(64, 'This code is too long')
  .meta({ description: 'Eight letters and digits; spaces, hyphens and case are ignored' });
const byCode = z.object({ code: typedCode });

/** A browser that plays as the caller. */
const device = z
  .object({
    deviceId: z.string(),
    name: z.string().meta({ description: 'Browser and system, such as "Chrome on Linux"' }),
    isThis: z.boolean().meta({ description: 'Whether the request comes from this device' }),
    linkedOn: isoDate,
    lastSeenOn: isoDate,
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;

const createDeviceCode = defineCall({
  method: 'POST',
  path: PATHS.deviceCodes,
  summary: 'Create a code with which another browser can play as the caller, once and within ten minutes',
  status: 201,
  player: 'required',
  limit: 'createDeviceCode',
  body: z.object({}).optional(),
  response: z.object({ success, code: z.string(), expiresAt: instant }),
});

const checkDeviceCode = defineCall({
  method: 'POST',
  path: PATHS.checkDeviceCode,
  summary: 'Get the name of the player whose code this is, without using the code',
  status: 200,
  player: 'required',
  limit: 'useDeviceCode',
  looksUp: 'device',
  body: byCode,
  response: z.object({ success, playerName: z.string().nullable() }),
});

const linkDevice = defineCall({
  method: 'POST',
  path: PATHS.linkDevice,
  summary:
    "Merge the caller into the player whose code this is, as whom the caller's browser plays from now on",
  status: 200,
  player: 'required',
  limit: 'useDeviceCode',
  looksUp: 'device',
  body: byCode,
  response: z.object({ success, playerName: z.string().nullable() }),
});

const listDevices = defineCall({
  method: 'GET',
  path: PATHS.devices,
  summary: 'List the devices that play as the caller',
  status: 200,
  player: 'required',
  limit: 'read',
  response: z.object({ success, devices: z.array(device) }),
});

const forgetDevice = defineCall({
  method: 'DELETE',
  path: PATHS.device,
  summary: "Forget a device, which can't play as the caller any more",
  status: 200,
  player: 'required',
  limit: 'useDeviceCode',
  params: z.object({ deviceId: z.string().regex(/^[\w-]{1,64}$/, "This isn't a valid device ID") }),
  response: done,
});

export const deviceCalls = { createDeviceCode, checkDeviceCode, linkDevice, listDevices, forgetDevice };
