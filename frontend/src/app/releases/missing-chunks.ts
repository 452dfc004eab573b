import { TEXTS } from '@tessera/contracts/texts';
import { lastMissingChunk } from '../../ui/lazy/load-chunk';
import { toast } from '../../ui/toast/toast';
import { isGamePage } from '../game-pages';
import { NoticeBar } from './release-notice';
import { isOtherReleaseOut, type Releases } from './releases';
import { reloadOnce } from './reload-once';

/** Tells the player why a chunk is missing, or offers the new release. Never interrupts a game. */
async function explainMissingChunk(releases: Releases): Promise<void> {
  const { asked } = lastMissingChunk.get();
  if (!navigator.onLine || !(await isOtherReleaseOut())) {
    if (asked) toast({ title: TEXTS.reconnect, tone: 'destructive' });
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
