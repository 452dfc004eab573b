import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const NEXT_VERSION = 'f'.repeat(16);
const NEXT_BUILT_AT = '9999-12-31T23:59:59.999Z';
/** Files that contain the version: the pages, the service worker and `version.json`. */
const NAMES_VERSION = /^(text\/html|text\/javascript|application\/json)/;

/** The name of a hashed file. */
const HASHED = /([\w.-]+-)([\w-]{8})(\.(?:js|css))/g;
/** Swaps the file names of the two versions. */
const renamed = (body: string): string =>
  body.replace(
    HASHED,
    (_, name: string, hash: string, ending: string) => name + [...hash].reverse().join('') + ending,
  );

/** A captive portal's response to every request. */
const PORTAL = '<!doctype html><title>Free Wi-Fi</title><h1>Log in to the Wi-Fi</h1>';

/** A proxy in front of the app, where the test can release another version or act as a captive portal. */
export async function startReleaseServer(app: string) {
  const page = await (await fetch(app)).text();
  const version = /<meta name="version" content="([0-9a-f]+)"/.exec(page)?.[1];
  const builtAt = /<meta name="built-at" content="([^"]+)"/.exec(page)?.[1];
  if (!version || !builtAt) throw new Error('the built page names no version');
  let isReleased = false;
  /** The next version has different file names, and the current files are gone. */
  let isRenamed = false;
  /** The content type of the portal's responses while it is active. */
  let portal: string | null = null;
  /** Event streams that open and then send nothing. */
  let silent: RegExp | null = null;

  const inNextVersion = (body: string): string => {
    const next = body.replaceAll(version, NEXT_VERSION).replaceAll(builtAt, NEXT_BUILT_AT);
    return isRenamed ? renamed(next) : next;
  };

  const answer = async (from: IncomingMessage, to: ServerResponse) => {
    // Both versions have the same length, so the content length stays valid.
    to.writeHead(from.statusCode ?? 502, from.headers);
    if (isReleased && NAMES_VERSION.test(from.headers['content-type'] ?? ''))
      to.end(inNextVersion(await text(from)));
    else await pipeline(from, to);
  };
  const server = createServer((asked, to) => {
    if (portal !== null) {
      const isPage = asked.headers['sec-fetch-dest'] === 'document';
      // In the worst case, everything but pages can even be cached.
      to.writeHead(200, {
        'content-type': isPage ? 'text/html' : portal,
        'cache-control': isPage ? 'no-store' : 'public, max-age=3600',
      }).end(PORTAL);
      return;
    }
    if (silent?.test(asked.url ?? '')) {
      to.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      return;
    }
    const headers: OutgoingHttpHeaders = { ...asked.headers, 'accept-encoding': 'identity' };
    // The app doesn't know about the release, so its "not modified" could refer to a different file.
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const path = asked.url ?? '/';
    const isAsset = isRenamed && path.startsWith('/assets/');
    const passed = request(new URL(isAsset ? renamed(path) : path, app), { method: asked.method, headers });
    // The page may be left before it has the whole response.
    passed.on('response', (from) => void answer(from, to).catch(() => to.destroy()));
    passed.on('error', () => to.destroy());
    to.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nextVersion: NEXT_VERSION,
    release: ({ renames = false } = {}) => {
      isReleased = true;
      isRenamed = renames;
    },
    /** From now on, a portal responds to everything with this content type. */
    capture: (type: string) => void (portal = type),
    letGo: () => void (portal = null),
    silence: (paths: RegExp) => void (silent = paths),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
