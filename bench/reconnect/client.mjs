// A browser's live connection: over a socket, otherwise over an event stream, otherwise by polling, with the pauses of
// `frontend/src/live/live-client.ts`.
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts/calls';
import { LIMITS, PATHS, pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import { connectPlayer } from '../live/socket.mjs';

/** Counts of events, over all clients. */
export const newTally = () => ({ sockets: 0, streams: 0, polls: 0, unavailable: 0, otherErrors: new Map() });

const isUnavailable = (text) => /UNAVAILABLE|\b503\b/.test(text);

/** Requests with the status and everything that arrives; a stream never ends by itself. */
function get(url, path, player, onText = () => undefined) {
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { headers: { [PLAYER_HEADER]: player }, agent: false });
    asking.setTimeout(LIMITS.CONNECT_TIMEOUT_MS, () => asking.destroy(new Error('no response')));
    asking.on('error', reject).on('response', (response) => {
      asking.setTimeout(0);
      response
        .setEncoding('utf8')
        .on('data', onText)
        .on('error', () => undefined);
      resolve({ status: response.statusCode, response });
    });
    asking.end();
  });
}

export class Client {
  /** The newest version of its game that it knows since the last connection. */
  version = -1;
  /** How often it has lost its connection. */
  losses = 0;
  #failures = 0;
  #attempts = 0;
  #wasUnreachable = false;

  constructor(player, { urls, tally, onSynced }) {
    Object.assign(this, { player, urls, tally, onSynced });
  }

  /** Connects, and again whenever the connection is lost. `number` decides which instance comes first. */
  async start(number) {
    this.#attempts = number;
    await this.#openSocket();
  }

  stop() {
    this.isStopped = true;
    this.socket?.close();
    this.stream?.destroy();
  }

  /** A load balancer sends each attempt to another instance. */
  #nextUrl() {
    this.#attempts += 1;
    return this.urls[this.#attempts % this.urls.length];
  }

  #receive = (envelope) => {
    if (envelope.gameId !== this.gameId || envelope.version === undefined) return;
    this.version = Math.max(this.version, envelope.version);
    // The first message may arrive together with the response to the connection.
    if (envelope.game !== undefined || envelope.change !== undefined) setImmediate(() => this.onSynced(this));
  };

  async #openSocket() {
    const opening = connectPlayer(this.#nextUrl(), this.player, this.#receive);
    const late = sleep(LIMITS.CONNECT_TIMEOUT_MS).then(() =>
      Promise.reject(new Error('no connection in time')),
    );
    late.catch(() => undefined);
    // A connection that opens too late is closed again.
    void opening
      .then((socket) => this.socket !== socket && this.socket !== undefined && socket.close())
      .catch(() => undefined);
    const socket = await Promise.race([opening, late]);
    this.socket = socket;
    this.tally.sockets += 1;
    this.#failures = 0;
    this.#wasUnreachable = false;
    socket.onClose = () => this.#lost(socket);
  }

  #lost(transport) {
    if (this.isStopped || (transport !== this.socket && transport !== this.stream)) return;
    this.socket = this.stream = undefined;
    this.version = -1;
    this.losses += 1;
    void this.#retryLater();
  }

  #pause() {
    this.#failures += 1;
    const span = LIMITS.RECONNECT_FIRST_MAX_MS - LIMITS.RECONNECT_MIN_MS;
    const pause = LIMITS.RECONNECT_MIN_MS + Math.random() * span;
    return Math.min(pause * this.#failures, LIMITS.RECONNECT_MAX_MS);
  }

  async #retryLater(pause = this.#pause()) {
    await sleep(pause);
    if (!this.isStopped) await this.#attempt();
  }

  async #attempt() {
    try {
      await this.#openSocket();
    } catch (error) {
      this.#note(error);
      if (await this.#openStream()) return;
      const pause = this.#pause();
      const isReached = await this.#poll();
      const isNews = !isReached && !this.#wasUnreachable;
      this.#wasUnreachable = !isReached;
      void this.#retryLater(isNews ? LIMITS.FALLBACK_AFTER_MS : pause);
    }
  }

  async #openStream() {
    let text = '';
    const read = (chunk) => {
      text += chunk;
      const lines = text.split('\n');
      text = lines.pop();
      for (const line of lines) if (line.startsWith('data: ')) this.#receive(JSON.parse(line.slice(6)));
    };
    try {
      const { status, response } = await get(this.#nextUrl(), PATHS.events, this.player, read);
      if (status !== 200) throw new Error(String(status));
      this.stream = response;
      this.tally.streams += 1;
      response.once('close', () => this.#lost(response));
      return true;
    } catch (error) {
      this.#note(error);
      return false;
    }
  }

  async #poll() {
    try {
      this.tally.polls += 1;
      const { status, response } = await get(
        this.#nextUrl(),
        pathOf(CALLS.getGame.path, { gameId: this.gameId }),
        this.player,
      );
      response.resume();
      if (status === 503) this.tally.unavailable += 1;
      return status < 500;
    } catch (error) {
      this.#note(error);
      return false;
    }
  }

  /** An instance that isn't running refuses connections, which is expected; what a running one says isn't. */
  #note(error) {
    if (isUnavailable(error.message)) this.tally.unavailable += 1;
    else if (error.code !== 'ECONNREFUSED' && error.code !== 'ECONNRESET') {
      const { otherErrors } = this.tally;
      otherErrors.set(error.message, (otherErrors.get(error.message) ?? 0) + 1);
    }
  }
}
