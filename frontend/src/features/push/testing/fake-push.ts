import type { PushWishes } from '@tessera/contracts/push';
import { fakeFetch, type FakeResponse, type SeenRequest } from '../../../store/testing/fake-fetch';

/** 65 bytes, as base64url. */
const PUBLIC_KEY: string | null = `B${'A'.repeat(86)}`;

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (mark) => mark.charCodeAt(0)).buffer;

/** A browser with a push service. */
export interface FakePush {
  /** The player's answer to the question for permission. */
  answer: NotificationPermission;
  /** How often they were asked. */
  asked: number;
  subscription: PushSubscription | null;
  /** Whether the push service accepts subscriptions. */
  accepts: boolean;
  /** The endpoint of the next subscription. */
  nextEndpoint: string;
}

export function fakePush(permission: NotificationPermission = 'default'): FakePush {
  const push: FakePush = {
    answer: 'granted',
    asked: 0,
    subscription: null,
    accepts: true,
    nextEndpoint: 'https://push.example/1',
  };
  const notification = {
    permission,
    requestPermission: () => {
      push.asked++;
      notification.permission = push.answer;
      return Promise.resolve(push.answer);
    },
  };
  const subscriptionWith = (key: string): PushSubscription => {
    const endpoint = push.nextEndpoint;
    return {
      endpoint,
      expirationTime: null,
      options: { userVisibleOnly: true, applicationServerKey: bytesOf(key) },
      getKey: () => null,
      toJSON: () => ({ endpoint, keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) } }),
      unsubscribe: () => {
        push.subscription = null;
        return Promise.resolve(true);
      },
    };
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(push.subscription),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!push.accepts) return Promise.reject(new DOMException('push service not available', 'AbortError'));
      push.subscription = subscriptionWith(applicationServerKey);
      return Promise.resolve(push.subscription);
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: notification });
  return push;
}

export function removePush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
}

type Saved = PushWishes & { readonly endpoint: string };

/** A server that sends notices, unless its key is null. `save` answers a device that asks for them. */
export function pushServer({
  publicKey = PUBLIC_KEY,
  save = (): FakeResponse => ({ body: { success: true } }),
  others = (_request: SeenRequest): FakeResponse => 'no connection',
} = {}) {
  const saved: Saved[] = [];
  const deleted: unknown[] = [];
  const requests = fakeFetch((request) => {
    if (request.path === '/api/push') return { body: { success: true, publicKey } };
    if (request.path !== '/api/push/subscriptions') return others(request);
    if (request.method === 'DELETE') {
      deleted.push(request.body);
      return { status: 204 };
    }
    const response = save();
    if (response !== 'no connection' && (response.status ?? 200) === 200) saved.push(request.body as Saved);
    return response;
  });
  return { saved, deleted, requests };
}
