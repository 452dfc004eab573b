import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect, useState } from 'react';
import { DEVICE_LABELS } from './device-labels';
import { localCompletions } from '../../store/daily/completions';
import { Button, ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { focusHeading } from '../../ui/util/focus-heading';
import { useUser } from '../auth/session.api';
import { DeviceDialog } from './device-code';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { localStore } from '../../store/storage/storage';

/** Present once this browser has been asked to keep what is stored: `asked`, or anything else if the player was told, too. */
export const STORAGE_ASKED = `${KEY_PREFIX}-storage-asked`;

/** What is known about how a browser keeps what a site stores. */
interface BrowserStorage {
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

/**
 * After a completed daily: asks the browser to keep what is stored. From the second one on, says once what it means if
 * the browser may forget it anyway, and what helps. An account helps already.
 */
export function StorageNote() {
  const { user, pending } = useUser();
  const [isShown, setIsShown] = useState(false);
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    void keepStorage({ isFirstGame: localCompletions().length < 2 }).then(
      (mayForget) => mayForget && setIsShown(true),
    );
  }, []);
  if (!isShown || user || pending) return null;
  return (
    <Card title={DEVICE_LABELS.mayForgetTitle}>
      <p className="text-ink-2">{DEVICE_LABELS.mayForget}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button onClick={() => setAdding(true)}>{DEVICE_LABELS.use}</Button>
        <ButtonLink to={PAGES.auth}>{ACCOUNT_TEXTS.createAccount}</ButtonLink>
      </div>
      <Button
        wide
        onClick={() => {
          setIsShown(false);
          // The focus would be lost with the card.
          focusHeading();
        }}
      >
        {DEVICE_LABELS.gotIt}
      </Button>
      <DeviceDialog open={adding} onClose={() => setAdding(false)} />
    </Card>
  );
}
