// Keeps the app playable without a connection. It holds code and empty pages, never an answer of the API:
// what the player does lives in local storage, and goes with it.

declare const self: ServiceWorkerGlobalScope;

/** The build puts it in front of this file. */
declare const BUILD: {
  readonly version: string;
  /** Beginning of the names of our caches. */
  readonly prefix: string;
  /** Hashed files needed for playing: the same name means the same content in every version. */
  readonly files: readonly string[];
  /** The `integrity` of every hashed file of the build, by its path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Pages whose first paint is their own, and one that stands for the others. */
  readonly shells: readonly string[];
  readonly otherShell: string;
};

const CACHE = BUILD.prefix + BUILD.version;

/** A server that has not answered by then is as good as none: the kept page opens. */
const PATIENCE_MS = 4000;

/** Nothing of whoever is signed in gets into it; a page of another version would not fit to the files. */
async function keepShell(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-store', credentials: 'omit' });
  const isOurs = answer.ok && !answer.redirected && (await answer.clone().text()).includes(BUILD.version);
  if (!isOurs) throw new Error(`${path} is not of version ${BUILD.version}`);
  await cache.put(path, answer);
}

/** The content type a hashed file must have, by extension. A captive portal answers everything with its own page. */
const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/i, css: /css/i, woff2: /font/i };

function hasItsType(path: string, answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return (TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? /^(?!text\/html)/i).test(type);
}

/** The file as built, or an error. The browser's cache may hold something else, so it is bypassed once. */
async function fetchAsset(path: string, first: RequestCache = 'default'): Promise<Response> {
  const integrity = BUILD.integrity[path] ?? '';
  for (const cache of new Set<RequestCache>([first, 'reload'])) {
    const answer = await fetch(path, { cache, integrity }).catch(() => undefined);
    if (answer && (!answer.ok || hasItsType(path, answer))) return answer;
  }
  return Response.error();
}

async function keepAsset(cache: Cache, path: string): Promise<void> {
  const answer = await fetchAsset(path);
  if (!answer.ok) throw new Error(`${path} could not be loaded`);
  await cache.put(path, answer);
}

async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(BUILD.files.map((path) => keepAsset(cache, path)));
  await Promise.all([...BUILD.shells, BUILD.otherShell].map((path) => keepShell(cache, path)));
}

/** No page of an older version is open any more: it waited for that. */
async function applyServerProgress(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(BUILD.prefix) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

/** An address with a question of its own does not begin as the page without it; nor does the server's. */
const shellOf = ({ pathname, search }: URL): string =>
  search === '' && BUILD.shells.includes(pathname) ? pathname : BUILD.otherShell;

/** The server's page, or the kept one where the server is away, behind a proxy that says so, or too slow. */
async function pageFor(event: FetchEvent): Promise<Response> {
  const fromServer = (event.preloadResponse as Promise<Response | undefined>).then(
    (preloaded) => preloaded ?? fetch(event.request),
  );
  event.waitUntil(fromServer.catch(() => undefined));
  const kept = await caches.match(shellOf(new URL(event.request.url)), {
    cacheName: CACHE,
    ignoreVary: true,
  });
  if (!kept) return fromServer;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fromServer.catch(() => undefined), late]);
  return answer && answer.status < 502 ? answer : kept;
}

async function assetFor(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  // A page bypasses the caches if their content didn't work.
  const isFresh = event.request.cache === 'reload';
  const kept = isFresh ? undefined : await cache.match(path, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetchAsset(path, isFresh ? 'reload' : 'default');
  if (answer.ok) event.waitUntil(cache.put(path, answer.clone()));
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(applyServerProgress()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(assetFor(event, pathname));
  else if (mode === 'navigate' && !/^\/api(\/|$)/i.test(pathname)) event.respondWith(pageFor(event));
});

/** A page has told its version. If that is ours and the page is the only one, nobody needs the old worker. */
self.addEventListener('message', (event) => {
  if (event.data !== BUILD.version) return;
  const alone = self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((pages) => (pages.length <= 1 ? self.skipWaiting() : undefined));
  event.waitUntil(alone);
});
