import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { ADDRESS_LIMITS } from '@tessera/contracts/wire';
import type { Config } from '../config/config.js';
import { addressKey, clientAddress } from '../requests/address-key.js';
import { Allowance } from '../limits/allowance.js';
import { FairScheduler, apart } from '../limits/fair-scheduler.js';
import { SlowRejections } from '../limits/slow-rejections.js';
import { AppError } from '../requests/app-error.js';

/** How long the headers of a request, and a whole request, may take to arrive from players. */
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;
/** By how much longer a proxy's connections stay open, so that it never sends a request on one that is being closed. */
const AFTER_KEEP_ALIVE_MS = 5_000;
const CHECK_EVERY_MS = 2_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 200;
/** Requests that one connection may send without waiting for the responses. Browsers and proxies wait. */
const MAX_PIPELINED = 16;
const WINDOW_MS = 10_000;
/** The requests of an address that sends many invalid ones start that far apart. */
const SLOWED_APART_MS = 20;

const TOO_MANY = JSON.stringify(new AppError('RATE_LIMITED').body());

export interface BoundedServerOptions extends Pick<Config, 'limits' | 'trustProxy' | 'keepAliveSeconds'> {
  /** Where the path of an event stream begins. It stays open, and is counted as a live connection. */
  readonly eventStreamPath: string;
}

/**
 * A request whose connection can only be upgraded to a WebSocket. Any other `Upgrade`, such as `h2c`, is ignored, as HTTP
 * allows. Node would hand it to the WebSocket server, which closes the connection.
 */
class WebRequest extends IncomingMessage {
  private asksForUpgrade: boolean | null = null;

  get upgrade(): boolean {
    return this.asksForUpgrade === true && this.headers.upgrade?.toLowerCase() === 'websocket';
  }

  /** Set by Node's parser. */
  set upgrade(asksForUpgrade: boolean | null) {
    this.asksForUpgrade = asksForUpgrade;
  }
}

/** An HTTP server that bounds slow requests and, unless limits are off, what one address can do at a time. */
export function createBoundedServer(listener: RequestListener, options: BoundedServerOptions): Server {
  const server = createServer(
    {
      ...timeoutsOf(options),
      IncomingMessage: WebRequest,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    options.limits > 0 ? boundRequests(listener, options) : listener,
  );
  server.maxHeadersCount = MAX_HEADERS;
  // Behind a proxy, all connections have the same address, and the proxy waits for the headers.
  if (options.limits > 0 && options.trustProxy === 0) boundSilentConnections(server, options);
  return server;
}

/**
 * A proxy waits for slow clients itself, and keeps connections open for later requests, also some that haven't had one
 * yet. So its connections have more time for headers than for being idle.
 */
function timeoutsOf({ trustProxy, keepAliveSeconds }: BoundedServerOptions) {
  const keepAliveTimeout = keepAliveSeconds * 1000;
  if (trustProxy === 0) {
    return { keepAliveTimeout, headersTimeout: HEADERS_WITHIN_MS, requestTimeout: REQUEST_WITHIN_MS };
  }
  const headersTimeout = Math.max(HEADERS_WITHIN_MS, keepAliveTimeout + AFTER_KEEP_ALIVE_MS);
  return { keepAliveTimeout, headersTimeout, requestTimeout: Math.max(REQUEST_WITHIN_MS, headersTimeout) };
}

/** Rejects requests before the framework sees them, because a flood of 429 responses can be expensive too. */
function boundRequests(
  listener: RequestListener,
  { limits, trustProxy, eventStreamPath }: BoundedServerOptions,
): RequestListener {
  const rate = new Allowance(ADDRESS_LIMITS.requestsPerTenSeconds * limits, WINDOW_MS);
  const rejections = new Allowance(ADDRESS_LIMITS.rejectionsPerTenSeconds * limits, WINDOW_MS);
  const inFlight = new Allowance(ADDRESS_LIMITS.requestsInFlight * limits);
  const unanswered = new Unanswered();
  const slow = new SlowRejections();
  const scheduler = new FairScheduler();
  const slowScheduler = new FairScheduler(apart(SLOWED_APART_MS));

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = unanswered.of(socket);
    if (waiting.size >= MAX_PIPELINED) return void socket.destroy();
    const { remoteAddress } = socket;
    const address = addressKey(
      clientAddress(remoteAddress, request.headers['x-forwarded-for'], trustProxy),
      remoteAddress,
    );
    const wait = rejections.secondsToWait(address) || rate.take(address) || inFlight.secondsToWait(address);
    if (wait > 0) {
      waiting.add(slow.hold(address, socket, () => reject(response, wait)));
      return;
    }
    const leave = request.url?.startsWith(eventStreamPath) ? () => undefined : inFlight.begin(address);
    waiting.add(leave);
    response.once('close', () => {
      leave();
      waiting.delete(leave);
      if (REJECTIONS.includes(response.statusCode)) rejections.take(address);
    });
    const isSlowed = rejections.used(address) >= ADDRESS_LIMITS.rejectionsAtFullSpeed * limits;
    (isSlowed ? slowScheduler : scheduler).run(address, () => {
      if (!socket.destroyed) listener(request, response);
    });
  };
}

/** The connection ends with it, so that there is nothing left to count. */
function reject(response: ServerResponse, retryAfterSeconds: number): void {
  response.writeHead(429, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': retryAfterSeconds,
    Connection: 'close',
  });
  response.end(TOO_MANY);
}

/**
 * The requests of each connection that have no response yet. If the connection ends, Node reports the end of
 * the first one only.
 */
class Unanswered {
  private readonly bySocket = new WeakMap<Socket, Set<() => void>>();

  of(socket: Socket): Set<() => void> {
    const known = this.bySocket.get(socket);
    if (known) return known;
    const waiting = new Set<() => void>();
    this.bySocket.set(socket, waiting);
    socket.once('close', () => waiting.forEach((leave) => leave()));
    return waiting;
  }
}

/** Without 401 and 404, which honest clients get too: nobody is signed in, or a game doesn't exist. */
const REJECTIONS = [400, 413, 415, 429];

/** Bounds the connections of an address that haven't sent a request yet. */
function boundSilentConnections(server: Server, { limits }: BoundedServerOptions): void {
  const silent = new Allowance(ADDRESS_LIMITS.silentConnections * limits);
  const leaves = new WeakMap<Socket, () => void>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress);
    if (silent.secondsToWait(address) > 0) return void socket.destroy();
    const leave = silent.begin(address);
    leaves.set(socket, leave);
    socket.once('close', leave);
  });
  const hasSpoken = ({ socket }: IncomingMessage) => leaves.get(socket)?.();
  server.prependListener('request', hasSpoken);
  server.prependListener('upgrade', hasSpoken);
}
