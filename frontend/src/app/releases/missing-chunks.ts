import { TEXTS } from '@tessera/contracts/texts';
import { lastMissingChunk, isChunkMissing } from '../../ui/lazy/load-chunk';
import { showFailure, toast } from '../../ui/toast/toast';
import { isGamePage } from '../game-pages';
import { NoticeBar } from './release-notice';
import { isOtherReleaseOut, type Releases } from './releases';
import { KEYS } from '../../store/storage/keys';
import { reloadPage } from '../../store/page-load';
import { sessionStore } from '../../store/storage/storage';

/** A second failure within this time isn't caused by an outdated page, so it is shown. */
const GUARD_MS = 60_000;

/**
 * Reloads the page and returns true, but not twice within a minute, and not offline, where the page would be
 * lost.
 */
function reloadOnce(reload = reloadPage, now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  if (now - Number(sessionStore.readText(KEYS.reloadedAt) ?? 0) < GUARD_MS) return false;
  sessionStore.writeText(KEYS.reloadedAt, String(now));
  reload();
  return true;
}

/** Reloads if the error means that the server has newer chunks than this page. Returns whether it does. */
export const reloadForNewChunks = (error: unknown, reload = reloadPage, now = Date.now()): boolean =>
  isChunkMissing(error) && reloadOnce(reload, now);

/** Tells the player why a chunk is missing, or offers the new release. Never interrupts a game. */
async function explainMissingChunk(releases: Releases): Promise<void> {
  const { asked } = lastMissingChunk.get();
  if (!navigator.onLine || !(await isOtherReleaseOut())) {
    if (asked) showFailure(TEXTS.reconnect);
    return;
  }
  releases.offer({ isMissed: asked });
  if (isGamePage(window.location.pathname)) {
    if (asked) toast({ title: TEXTS.newVersion, description: TEXTS.newVersionAfterGame });
  } else if (!(await NoticeBar.warmUp())) {
    // The notice's own chunk is from the old release and gone, too.
    reloadOnce();
  }
}

export const watchMissingChunks = (releases: Releases): void =>
  void lastMissingChunk.subscribe(() => void explainMissingChunk(releases));
