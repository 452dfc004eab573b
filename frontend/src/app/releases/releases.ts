import { LIMITS } from '@tessera/contracts/wire';
import { hasHeard, readNotice } from '../../store/service-notice';
import { signal } from '../../ui/util/signal';

const metaOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The version of the build that served this page. Undefined in development. */
export const pageVersion = (): string | undefined => metaOf('version');

/** The ISO time of that build. */
const pageBuiltAt = (): string | undefined => metaOf('built-at');

const VERSION_FILE = '/version.json';
/** By then, most pages have made a call. */
const FIRST_AFTER_MS = 3000;

/** The release on the server if it isn't this page's. A captive portal's response doesn't count. */
async function otherRelease(): Promise<{ builtAt?: unknown } | null> {
  const mine = pageVersion();
  if (!mine) return null;
  try {
    const answer = await fetch(VERSION_FILE, { cache: 'no-store' });
    readNotice(answer);
    const { version, ...release } = (await answer.json()) as { version?: unknown; builtAt?: unknown };
    return typeof version === 'string' && version !== mine ? release : null;
  } catch {
    return null;
  }
}

/** An older release counts, too: after a rollback, only a reload brings back missing chunks. */
export const isOtherReleaseOut = async (): Promise<boolean> => (await otherRelease()) !== null;

/** During a rollout, some servers still have the previous release, so only a later build counts as new. */
async function isNewReleaseOut(): Promise<boolean> {
  const builtAt = (await otherRelease())?.builtAt;
  return typeof builtAt === 'string' && builtAt > (pageBuiltAt() ?? '');
}

/** Offers new releases to the player, who can postpone them. */
export function createReleases() {
  /** A newer release than this page's is out, and the player hasn't postponed it. */
  const offered = signal(false);
  let quietUntil = 0;

  /** After "Later", offers it again only if a chunk is missing. */
  const offer = ({ isMissed = false } = {}): void => {
    if (isMissed || Date.now() >= quietUntil) offered.set(true);
  };
  const postpone = (): void => {
    quietUntil = Date.now() + LIMITS.RELEASE_CHECK_MS;
    offered.set(false);
  };

  const check = async (): Promise<void> => {
    if (!(await isNewReleaseOut())) return;
    offer();
    // By itself, the browser checks for a new worker only when a page loads.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  };

  /** Checks every hour and whenever the player returns to the page. */
  const watch = (): void => {
    if (!pageVersion()) return;
    const look = () => void check().catch(() => undefined);
    setInterval(look, LIMITS.RELEASE_CHECK_MS);
    // A page that makes no call would not hear what operators announce.
    setTimeout(() => hasHeard() || look(), FIRST_AFTER_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look();
    });
  };

  return { offered, offer, postpone, watch };
}

export type Releases = ReturnType<typeof createReleases>;
