import { SIGNED_IN_COOKIE } from '@tessera/contracts/constants';
import { KEYS } from '../storage/keys';
import { localStore } from '../storage/storage';

/** There is no document during the build, so nobody is signed in. */
export const hasCookie = (): boolean =>
  typeof document !== 'undefined' &&
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

/** The ISO instant since which this browser considers itself signed in, or null if it doesn't. */
export const signedInSince = (): string | null => localStore.readText(KEYS.signedInAt);

/** Is it worth asking the server who is signed in? For players who never signed in, it isn't. */
export const isProbablySignedIn = (): boolean => signedInSince() !== null || hasCookie();

export const markSignedIn = (): void => localStore.writeText(KEYS.signedInAt, new Date().toISOString());

export function markSignedOut(): void {
  localStore.remove(KEYS.signedInAt);
  if (hasCookie()) document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
}
