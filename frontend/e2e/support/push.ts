import { createECDH, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Waits for the service worker, and returns how to deliver a push message to it, as a push service does. */
export async function pushServiceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  // As the browser's own process sees it: it drops messages that come before the end of the activation, and a page can hear
  // of that end earlier.
  const activated = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await activated;
  const { origin } = new URL(page.url());
  return (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

/** The notices that the browser shows now. */
export const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });

/**
 * Expects the notices that the browser shows after a message. Delivers it again until then, because a busy browser drops
 * messages even after the activation. One with the same tag replaces the one before.
 */
export const expectNotices = (page: Page, push: (message: object) => Promise<unknown>, message: object) =>
  expect.poll(async () => {
    await push(message);
    return shownNotices(page);
  });

/** The keys of a device. The server rejects those that nothing can be encrypted for. */
const deviceKeys = () => {
  const exchange = createECDH('prime256v1');
  exchange.generateKeys();
  return { p256dh: exchange.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
};

/**
 * Lets the page subscribe without a push service, which Chromium has none of. Everything else is real.
 */
export async function fakePushService(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript(
    ({ address, keys }) => {
      const subscription = (applicationServerKey: ArrayBuffer) => ({
        endpoint: address,
        options: { userVisibleOnly: true, applicationServerKey },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: () => {
          localStorage.removeItem('fakeSubscription');
          return Promise.resolve(true);
        },
      });
      const bytesOf = (key: string) =>
        Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (mark) => mark.charCodeAt(0))
          .buffer;
      PushManager.prototype.getSubscription = () => {
        const key = localStorage.getItem('fakeSubscription');
        return Promise.resolve(
          key === null ? null : (subscription(bytesOf(key)) as unknown as PushSubscription),
        );
      };
      PushManager.prototype.subscribe = (options) => {
        const key = options?.applicationServerKey as string;
        localStorage.setItem('fakeSubscription', key);
        return Promise.resolve(subscription(bytesOf(key)) as unknown as PushSubscription);
      };
    },
    { address: endpoint, keys: deviceKeys() },
  );
}
