import { TEXTS } from '@tessera/contracts/constants';
import { KEYS } from '../store/keys';
import { believesSignedIn } from '../store/signed-in';
import { sessionStore, storageNews } from '../store/storage';
import { toast } from '../ui/toast';

const WARNED_FOR_MS = 8000;

/** Says, once a tab, that this browser stores nothing more, and what becomes of the games. */
export function warnOfFullStorage(): void {
  storageNews.listen(() => {
    if (sessionStore.readText(KEYS.storageWarned) !== null) return;
    sessionStore.writeText(KEYS.storageWarned, 'true');
    const description = believesSignedIn() ? TEXTS.storageFullSignedIn : TEXTS.storageFullAnonymous;
    // What is written while a page renders must not render another part meanwhile.
    queueMicrotask(() =>
      toast({ title: TEXTS.storageFull, description, tone: 'destructive', duration: WARNED_FOR_MS }),
    );
  });
}
