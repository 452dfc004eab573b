import { correctedOffset } from '@tessera/rules';
import { KEYS } from './keys';
import { news } from './news';
import { localStore, sessionStore } from './storage';

// The clock of a device may be wrong by days; the server's decides which day it is. Every answer brings it
// along. How far the device's clock is behind it is kept, so that it holds without a connection too.

/** No clock is believed to be wrong by more: dates have four digits. */
const MOST_MS = 100 * 365 * 86_400_000;
const SURE_FOR_MS = 10 * 60_000;
const NOTE_EVERY_MS = 60_000;
/** No request waits as long: the device slept meanwhile, or its clock was moved. */
const TOO_LONG_MS = 30_000;

function offset(): number {
  const kept = Number(localStore.readText(KEYS.clockOffset) ?? 0);
  return Number.isSafeInteger(kept) && Math.abs(kept) <= MOST_MS ? kept : 0;
}

/** The time, as the server's clock has it; by the device's own as long as the server was never heard. */
export const serverNow = (): number => Date.now() + offset();

/** It has turned out that it is another time than it seemed. */
export const clockNews = news<null>();

const heardAgo = (): number => Math.abs(Date.now() - Number(sessionStore.readText(KEYS.clockHeardAt) ?? NaN));

/** Has the server's time been heard lately, and was the device's clock left alone since? */
export const isClockSure = (): boolean => heardAgo() < SURE_FOR_MS;

/** Takes the time from an answer of the server to what was asked at `askedAt`. One from a cache says nothing. */
export function hearTime(headers: Headers, askedAt: number, heardAt = Date.now()): void {
  const saidAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(saidAt) || headers.has('age')) return;
  if (heardAt < askedAt || heardAt - askedAt > TOO_LONG_MS) return;
  if (!(heardAgo() < NOTE_EVERY_MS)) sessionStore.writeText(KEYS.clockHeardAt, String(heardAt));
  const before = offset();
  const now = correctedOffset(before, { saidAt, askedAt, heardAt });
  if (now === before) return;
  localStore.writeText(KEYS.clockOffset, String(now));
  clockNews.tell(null);
}
