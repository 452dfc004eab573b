import { KEY_PREFIX } from '@tessera/contracts/product';
import { localStore } from '../../store/storage/storage';

/** Present once this browser has been asked to keep what is stored: `asked`, or anything else if the player was told, too. */
export const STORAGE_ASKED = `${KEY_PREFIX}-storage-asked`;

/** What is known about how a browser keeps what a site stores. */
export interface BrowserStorage {
  /** It has promised not to forget anything by itself. */
  readonly isPersisted: boolean;
  /** The app is on the home screen, where it isn't forgotten. */
  readonly isInstalled: boolean;
  readonly userAgent: string;
  /** How much a site may store, in bytes; undefined if unknown. */
  readonly quota: number | undefined;
}

/** Private windows get much less than others. */
const PRIVATE_BELOW_BYTES = 4 * 1024 ** 3;

/** Safari, and every browser on an iPhone or iPad, deletes what a site has stored after a week without a visit. */
const isSafari = (userAgent: string): boolean =>
  /\bAppleWebKit\b/.test(userAgent) && !/\b(Chrome|Chromium|Android)\b/.test(userAgent);

/** Whether the browser may forget the player. */
export const mayForget = ({ isPersisted, isInstalled, userAgent, quota }: BrowserStorage): boolean =>
  !isPersisted &&
  !isInstalled &&
  (isSafari(userAgent) || (quota !== undefined && quota < PRIVATE_BELOW_BYTES));

const isInstalled = (): boolean =>
  Reflect.get(navigator, 'standalone') === true || window.matchMedia('(display-mode: standalone)').matches;

const ASKED = 'asked';

/**
 * Asks the browser to keep what is stored. Resolves to whether the player should be told that it may forget them all the
 * same: once, and not after their first game, which is no moment for a warning.
 */
export async function keepStorage({ isFirstGame }: { readonly isFirstGame: boolean }): Promise<boolean> {
  const before = localStore.readText(STORAGE_ASKED);
  if (before !== null && (before !== ASKED || isFirstGame)) return false;
  localStore.writeText(STORAGE_ASKED, isFirstGame ? ASKED : 'told');
  const storage = Reflect.get(navigator, 'storage') as Partial<StorageManager> | undefined;
  // Missing without a secure context, and rejected in some private windows.
  const isPersisted = (await storage?.persist?.().catch(() => false)) ?? false;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const { userAgent } = navigator;
  return (
    !isFirstGame && mayForget({ isPersisted, isInstalled: isInstalled(), userAgent, quota: estimate?.quota })
  );
}
