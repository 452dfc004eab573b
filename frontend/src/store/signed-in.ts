import { SIGNED_IN_COOKIE } from '@tessera/contracts/constants';
import { KEYS } from './keys';
import { localStore } from './storage';

/** Where there is no document, as in the build, nobody is signed in. */
export const hasCookie = (): boolean =>
  typeof document !== 'undefined' &&
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

/** Since when this browser takes itself for signed in, as an ISO instant; null if it does not. */
export const signedInSince = (): string | null => localStore.readText(KEYS.signedInAt);

/** Whether it is worth asking who is signed in: whoever never was need not be told so by a rejection. */
export const isProbablySignedIn = (): boolean => signedInSince() !== null || hasCookie();

export const markSignedIn = (): void => localStore.writeText(KEYS.signedInAt, new Date().toISOString());

export function markSignedOut(): void {
  localStore.remove(KEYS.signedInAt);
  if (hasCookie()) document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
}
