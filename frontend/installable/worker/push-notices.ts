// Shows what the server pushes, for browsers that don't read declarative push messages themselves.

/** A declarative push message, as far as this app uses it: https://www.w3.org/TR/push-api/#declarative-push-message */
interface Declared {
  readonly title: string;
  readonly navigate: string;
  readonly body?: string;
  readonly tag?: string;
  readonly lang?: string;
}

/** An open window of the app. */
interface OpenWindow {
  readonly url: string;
  readonly visibilityState: string;
  readonly focus: () => Promise<unknown>;
}

/** The part of the worker's scope that notices need. */
export interface NoticeScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    readonly matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly OpenWindow[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const openTextOf = (name: string, value: unknown) => (isText(value) ? { [name]: value } : {});

/** Null if the text isn't a declarative message. */
function declaredIn(text: string): Declared | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  const { notification } = Object(message) as { notification?: unknown };
  const { title, navigate, body, tag, lang } = Object(notification) as Record<string, unknown>;
  if (!isText(title) || !isText(navigate)) return null;
  return {
    title,
    navigate,
    ...openTextOf('body', body),
    ...openTextOf('tag', tag),
    ...openTextOf('lang', lang),
  };
}

/** The address to open, which is always one of this app. */
function addressOf(navigate: unknown, origin: string): string {
  const home = `${origin}/`;
  try {
    const url = new URL(isText(navigate) ? navigate : home, home);
    return url.origin === origin ? url.href : home;
  } catch {
    return home;
  }
}

const windowsAt = async ({ clients }: NoticeScope, address: string): Promise<readonly OpenWindow[]> => {
  const { pathname } = new URL(address);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname === pathname);
};

/** Shows the notice, unless the player is looking at what it is about. */
export async function showNotice(scope: NoticeScope, text: string): Promise<void> {
  const declared = declaredIn(text);
  if (!declared) return;
  const { title, navigate, tag, ...texts } = declared;
  const url = addressOf(navigate, scope.location.origin);
  const open = await windowsAt(scope, url);
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const options = {
    ...texts,
    // Without `renotify`, a second notice about the same game would replace the first without a sound.
    ...(tag !== undefined && { tag, renotify: true }),
    dir: 'ltr' as const,
    icon: '/icons/app-192.png',
    data: { url },
  };
  await scope.registration.showNotification(title, options);
}

/** The player has pressed a notice: goes to a window that shows the game already, or opens one. */
export async function openNotice(scope: NoticeScope, notice: Notification): Promise<void> {
  notice.close();
  const { url } = Object(notice.data) as { url?: unknown };
  const address = addressOf(url, scope.location.origin);
  const [open] = await windowsAt(scope, address);
  await (open ? open.focus() : scope.clients.openWindow(address));
}

/** The browser has replaced the subscription or dropped it. The next page that opens tells the server. */
export async function renewSubscription(
  { registration }: NoticeScope,
  change: {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  },
): Promise<void> {
  const { oldSubscription, newSubscription } = change;
  if (newSubscription || !oldSubscription) return;
  const { userVisibleOnly, applicationServerKey } = oldSubscription.options;
  // If the browser refuses, that page subscribes again.
  await registration.pushManager.subscribe({ userVisibleOnly, applicationServerKey }).catch(() => undefined);
}
