// Makes the app work offline. It caches code and prerendered pages but never API responses: the player's
// moves are in local storage. See docs/decisions/0015-offline-shell.md. It also shows push notices (0030).
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { openNotice, renewSubscription, showNotice } from './push-notices';
import { OTHER_SHELL, SHELLS } from './shells';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

/** Injected by the build. */
declare const BUILD: {
  readonly version: string;
  /** The prefix of our cache names. */
  readonly cachePrefix: string;
  /** The `integrity` of every hashed file in the build. */
  readonly integrity: Readonly<Record<string, string>>;
};

const { version, cachePrefix, integrity } = BUILD;
/** One cache for each version, so that a waiting worker doesn't touch what the active one uses. */
const cacheName = cachePrefix + version;
const matchOptions = { ignoreVary: true };
/** When this expires, the cached page opens. */
const NETWORK_TIMEOUT_SECONDS = 4;
/** Proxies respond with these when the server is down. */
const isServerDown = ({ status }: Response): boolean => status >= 502;

const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/**
 * The content type that a hashed file must have, by extension. A captive portal responds to everything with
 * its own page.
 */
const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/i, css: /css/i, woff2: /font/i };

function hasItsType({ pathname }: URL, { headers }: Response): boolean {
  const expected = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? /^(?!text\/html)/i;
  return expected.test(headers.get('content-type') ?? '');
}

function requestOf(request: Request): Request {
  const url = new URL(request.url);
  if (!isAsset(url)) return new Request(request, { cache: 'no-store', credentials: 'omit' });
  return new Request(url, {
    integrity: integrity[url.pathname.slice(1)] ?? '',
    // Revalidates, because the browser's cache may hold a captive portal's page.
    cache: request.cache === 'reload' ? 'reload' : 'no-cache',
  });
}

/** Accepts only the files of this build, and only its pages as they are served to signed-out visitors. */
const ofThisBuild: WorkboxPlugin = {
  requestWillFetch: ({ request }) => Promise.resolve(requestOf(request)),
  fetchDidSucceed: async ({ request, response }) => {
    const url = new URL(request.url);
    const isExpected = isAsset(url)
      ? !response.ok || hasItsType(url, response)
      : !response.redirected && (await response.clone().text()).includes(version);
    if (!isExpected) throw new Error(`${request.url} is not of version ${version}`);
    return response;
  },
  // A page bypasses the caches if the cached content didn't work.
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(request.cache === 'reload' ? undefined : cachedResponse),
};

const precache = new PrecacheController({ cacheName, plugins: [ofThisBuild] });
precache.precache(self.__WB_MANIFEST);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({ cacheName, matchOptions, plugins: [ofThisBuild] }),
);

/** A query changes the prerendered content, on the server as well. */
const shellOf = ({ pathname, search }: URL): string =>
  search === '' && SHELLS.includes(pathname) ? pathname : OTHER_SHELL;

const cachedShell = (address: string): string =>
  precache.getCacheKeyForURL(shellOf(new URL(address))) ?? address;

const fromServer = new NetworkFirst({
  cacheName,
  matchOptions,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cachedShell(request.url)),
      // Pages are cached only during installation.
      cacheWillUpdate: () => Promise.resolve(null),
    },
  ],
});

registerRoute(
  new NavigationRoute(
    async (options) => {
      const response = await fromServer.handle(options);
      if (!isServerDown(response)) return response;
      const shell = cachedShell(options.request.url);
      return (await caches.match(shell, { ...matchOptions, cacheName })) ?? response;
    },
    { denylist: [/^\/api(\/|$)/i] },
  ),
);

enableNavigationPreload();
clientsClaim();

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

/** Pages report their version. If it is ours and no other page is open, there is no need to wait. */
self.addEventListener('message', (event) => {
  if (event.data !== version) return;
  const takeOver = self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((pages) => (pages.length <= 1 ? self.skipWaiting() : undefined));
  event.waitUntil(takeOver);
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(self, event.data.text()));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self, event)));
