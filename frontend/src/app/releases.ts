import { LIMITS } from '@tessera/contracts/constants';
import { signal } from '../ui/signal';
import { pageVersion } from './page-version';

const VERSION_FILE = '/version.json';

/** A newer release than this page is out, and the player has not put it off. */
export const releaseOffered = signal(false);

let quietUntil = 0;

/** Offers the new release; one that the player put off only when somebody misses a part of the app. */
export const offerRelease = ({ isMissed = false } = {}): void => {
  if (isMissed || Date.now() >= quietUntil) releaseOffered.set(true);
};

export function putOffRelease(): void {
  quietUntil = Date.now() + LIMITS.RELEASE_CHECK_MS;
  releaseOffered.set(false);
}

/** Asks the server which version it serves. A captive portal's answer is no answer. */
export async function isNewReleaseOut(): Promise<boolean> {
  const mine = pageVersion();
  if (!mine) return false;
  try {
    const answer = await fetch(VERSION_FILE, { cache: 'no-store' });
    const { version } = (await answer.json()) as { version?: unknown };
    return typeof version === 'string' && version !== mine;
  } catch {
    return false;
  }
}

async function check(): Promise<void> {
  if (!(await isNewReleaseOut())) return;
  offerRelease();
  // The browser itself looks for a new worker only when a page is loaded.
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
}

/** Learns of new releases: looks when the player comes back to the page, and every hour. */
export function watchReleases(): void {
  if (!pageVersion()) return;
  const look = () => void check().catch(() => undefined);
  setInterval(look, LIMITS.RELEASE_CHECK_MS);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
