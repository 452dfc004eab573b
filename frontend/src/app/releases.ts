import { LIMITS } from '@tessera/contracts/constants';
import { signal } from '../ui/signal';
import { pageVersion } from './page-version';

const VERSION_FILE = '/version.json';

/** A newer release than this page's is out, and the player hasn't postponed it. */
export const releaseOffered = signal(false);

let quietUntil = 0;

/** Offers the new release. After "Later", only again if a part of the app is missing. */
export const offerRelease = ({ isMissed = false } = {}): void => {
  if (isMissed || Date.now() >= quietUntil) releaseOffered.set(true);
};

export function putOffRelease(): void {
  quietUntil = Date.now() + LIMITS.RELEASE_CHECK_MS;
  releaseOffered.set(false);
}

/** Asks the server which version it serves. A captive portal's answer doesn't count. */
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
  // On its own, the browser checks for a new worker only when a page loads.
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
}

/** Checks for new releases every hour and whenever the player returns to the page. */
export function watchReleases(): void {
  if (!pageVersion()) return;
  const look = () => void check().catch(() => undefined);
  setInterval(look, LIMITS.RELEASE_CHECK_MS);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
