import { LIMITS } from '@tessera/contracts/wire';

/** `needs-install`: an iPhone or iPad, where only an app on the Home Screen gets notices. */
export type PushSupport = 'supported' | 'needs-install' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return Reflect.get(navigator, 'standalone') === false ? 'needs-install' : 'unsupported';
}

export const isSupported = (): boolean => pushSupport() === 'supported';

/** `none`: the browser has no notifications at all. */
export const permissionNow = (): NotificationPermission | 'none' =>
  typeof Notification === 'undefined' ? 'none' : Notification.permission;

/** Asks the player unless they have answered before. Browsers allow that only in response to a press. */
export const askPermission = async (): Promise<NotificationPermission> =>
  Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;

/** The service worker once it is active. Development has none. */
const activeWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('no service worker')), LIMITS.REQUEST_TIMEOUT_MS),
    ),
  ]);

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** This browser's subscription, if there is one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes with the server's key. A subscription with another key can't be used, so it is replaced. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeWorker();
  const known = await pushManager.getSubscription();
  const key = known?.options.applicationServerKey;
  if (known && key && base64Url(key) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The subscription as the server wants it. */
export function wireForm(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
