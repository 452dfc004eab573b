import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { success, text, timeZone } from '../wire/fields.js';
import { PUSH_ENDPOINT_MAX_LENGTH } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';
import { PUSH_KINDS } from './push-kinds.js';

const BAD_KEY = "This isn't a valid key";

/** Percent-encoding has several spellings of its own: of characters that don't need it, and in lower case. */
const withPlainEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (escape) => {
    const char = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(char) ? char : escape.toUpperCase();
  });

/** One spelling of an address, so that a browser can't be stored several times. */
function canonicalAddress(address: string): string {
  const plain = withPlainEscapes(address);
  if (!URL.canParse(plain)) return address;
  const url = new URL(plain);
  // Never sent.
  url.hash = '';
  return url.href;
}

/** The address to which a browser's push service takes notices for it. Whoever knows it is that browser. */
const endpoint = text
  .max(PUSH_ENDPOINT_MAX_LENGTH, 'This endpoint is too long')
  .regex(/^https?:\/\//, "This isn't a valid endpoint")
  .overwrite(canonicalAddress)
  .meta({ description: 'As in the `PushSubscription` of the browser' });

const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}$/, BAD_KEY),
  auth: z.string().regex(/^[\w-]{22}$/, BAD_KEY),
});

const kinds = z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length);

const reminder = z
  .object({ hour: z.int().min(0).max(23), timeZone })
  .nullable()
  .meta({ description: "When to say that today's game is here; it also takes the kind `reminder`" });

/** What a device wants to be told. */
const wishes = z.object({ kinds, reminder });
export type PushWishes = z.infer<typeof wishes>;

/** A declarative push message, which browsers that know the format show without a service worker. */
export interface PushMessage {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    /** The address to open. */
    readonly navigate: string;
    /** A newer notice with the same tag replaces the older one. */
    readonly tag: string;
    readonly lang: 'en';
    readonly dir: 'ltr';
    readonly silent: false;
  };
}

const pushKey = defineCall({
  method: 'GET',
  path: PATHS.push,
  summary: 'Get the key with which browsers subscribe to notices',
  status: 200,
  player: 'none',
  limit: 'read',
  response: z.object({
    success,
    publicKey: z.string().nullable().meta({ description: 'Base64url; null if this server sends none' }),
  }),
});

const savePushSubscription = defineCall({
  method: 'POST',
  path: PATHS.pushSubscriptions,
  summary: 'Send notices to this device, or change which ones; the device then belongs to this player',
  status: 200,
  player: 'required',
  limit: 'pushSubscription',
  body: wishes.extend({ endpoint, keys }),
  response: wishes.extend({ success }),
});

const deletePushSubscription = defineCall({
  method: 'DELETE',
  path: PATHS.pushSubscriptions,
  summary: 'Send no more notices to this device, whoever it belongs to',
  status: 204,
  player: 'none',
  limit: 'pushSubscription',
  body: z.object({ endpoint }),
});

export const pushCalls = { pushKey, savePushSubscription, deletePushSubscription };
