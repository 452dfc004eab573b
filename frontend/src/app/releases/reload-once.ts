import { KEYS } from '../../store/storage/keys';
import { reloadPage } from '../../store/page-load';
import { sessionStore } from '../../store/storage/storage';
import { isChunkMissing } from '../../ui/lazy/load-chunk';

/** A second failure within this time isn't caused by an outdated page, so it is shown. */
const GUARD_MS = 60_000;

/**
 * Reloads the page and returns true, but not twice within a minute, and not offline, where the page would be
 * lost.
 */
export function reloadOnce(reload = reloadPage, now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  if (now - Number(sessionStore.readText(KEYS.reloadedAt) ?? 0) < GUARD_MS) return false;
  sessionStore.writeText(KEYS.reloadedAt, String(now));
  reload();
  return true;
}

/** Reloads if the error means that the server has newer chunks than this page. Returns whether it does. */
export const reloadForNewChunks = (error: unknown, reload = reloadPage, now = Date.now()): boolean =>
  isChunkMissing(error) && reloadOnce(reload, now);
