import { KEYS } from '../store/keys';
import { reloadPage } from '../store/page-load';
import { sessionStore } from '../store/storage';

/** A second failure within this time is no matter of an old page: show it. */
const GUARD_MS = 60_000;

/** What the browsers say when a lazy chunk cannot be had. */
const CHUNK_ERROR = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Is this what a browser says when a page's code cannot be had? */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_ERROR.test(error.message);

/**
 * Reloads for an error that means that the server has newer chunks than this page knows. Answers whether
 * it does; not twice within a minute, and not offline, where a reload would only lose the page.
 */
export function reloadForNewChunks(error: unknown, reload = reloadPage, now = Date.now()): boolean {
  if (!isChunkError(error) || !navigator.onLine) return false;
  if (now - Number(sessionStore.readText(KEYS.reloadedAt) ?? 0) < GUARD_MS) return false;
  sessionStore.writeText(KEYS.reloadedAt, String(now));
  reload();
  return true;
}
