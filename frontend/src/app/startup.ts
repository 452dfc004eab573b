import { TEXTS } from '@tessera/contracts/texts';
import { onSettings, readSettings } from '../store/settings';
import { SYSTEM_PREFERENCES, applyAppearance } from '../ui/theme/appearance';
import { configureEffects } from '../game-kit/effects/effects';
import { KEYS } from '../store/storage/keys';
import { isProbablySignedIn } from '../store/identity/identity';
import { isSiteDataBlocked, sessionStore, storageNotifier } from '../store/storage/storage';
import { toast } from '../ui/toast/toast';

const linksIn = (root: Element, href: string) =>
  [...root.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/**
 * Remembers which link in `root` has the focus. The returned function focuses the link with the same address
 * after `root` has been rerendered, unless the focus has moved elsewhere.
 */
export function trackFocus(root: Element): () => void {
  let held: { readonly href: string; readonly at: number } | null = null;
  const note = () => {
    const link = document.activeElement;
    const href = link?.closest('a')?.getAttribute('href');
    const links = href ? linksIn(root, href) : [];
    // Counted from the end, because only the prerendered page has the bar on phones (hidden there).
    held = href && link ? { href, at: links.indexOf(link as HTMLAnchorElement) - links.length } : null;
  };
  note();
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    if (held && document.activeElement === document.body)
      linksIn(root, held.href).at(held.at)?.focus({ preventScroll: true });
  };
}

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

/** Applies the player's and the system's settings, now and whenever they change. */
export function followSettings(): void {
  const show = () => {
    applyAppearance(readSettings());
    configureEffects(readSettings());
  };
  show();
  onSettings(show);
  for (const query of Object.values(SYSTEM_PREFERENCES))
    window.matchMedia(query).addEventListener('change', show);
}

declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Radix's scroll lock adds a style element, which our content security policy allows only with the page's
 * nonce. It gets the nonce from the package get-nonce, which reads this global.
 */
export function trustOwnStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) globalThis.__webpack_nonce__ = meta.nonce;
}
