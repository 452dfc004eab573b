import { TEXTS } from '@tessera/contracts/constants';
import { KEYS } from '../store/storage/keys';
import { isProbablySignedIn } from '../store/identity/signed-in';
import { isSiteDataBlocked } from '../store/storage/site-data';
import { sessionStore, storageNotifier } from '../store/storage/storage';
import { toast } from '../ui/toast/toast';

const WARNED_FOR_MS = 8000;

/** Warns once per tab that this browser can't store anything more, and what that means for the player's games. */
export function warnOfFullStorage(): void {
  storageNotifier.listen(() => {
    if (sessionStore.readText(KEYS.storageWarned) !== null) return;
    sessionStore.writeText(KEYS.storageWarned, 'true');
    const description = isProbablySignedIn()
      ? TEXTS.storageFullSignedIn
      : isSiteDataBlocked()
        ? TEXTS.storageBlocked
        : TEXTS.storageFullAnonymous;
    // Storage may be written during a render, which must not update another component.
    queueMicrotask(() =>
      toast({ title: TEXTS.storageFull, description, tone: 'destructive', duration: WARNED_FOR_MS }),
    );
  });
}
