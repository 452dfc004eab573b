// One recording: scenes with requests, responses and socket frames, one line each.
import { request } from 'node:http';
import { CALLS } from '@tessera/contracts/calls';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import { Placeholders } from './normalize.mjs';
import { openSocket } from './socket.mjs';
import { openStream } from './stream.mjs';

/** How far the clock moves before each step, so that nothing happens at the same time. */
const STEP_MS = 1000;
/** How often nothing may have arrived before the next step: after an acknowledgement, and where none is certain. */
const ROUNDS = 2;
const ROUNDS_WITHOUT_ANSWER = 6;

export class Recording {
  lines = [];
  sockets = [];
  #headerSets = new Map();
  #players = 0;
  #emails = 0;

  /** @param quietMs how long nothing may arrive on any socket before the next step */
  constructor({ urls, setTime }, { quietMs }) {
    this.urls = urls;
    this.quietMs = quietMs;
    this.setTime = setTime;
  }

  /** Runs the steps of a scene from this time on, followed by what each socket sent and received in it. */
  async scene(title, instant, steps) {
    this.lines.push('', `=== ${title}`);
    this.names = new Placeholders(instant.slice(0, 4));
    this.#headerSets.clear();
    await this.at(instant);
    await steps(this);
    for (const socket of this.sockets.splice(0)) {
      await socket.close();
      this.lines.push('', `--- connection of ${socket.label}`, ...socket.lines);
    }
    process.stderr.write(`${title}\n`);
  }

  /** A person with a player of their own and, after registering, a session. `on` is the instance they use. */
  person(name, on = 0) {
    this.#players += 1;
    const player = `${this.#players.toString(16).padStart(8, '0')}-0000-4000-a000-000000000000`;
    this.names.name(player, `<${name}>`);
    return { name, player, cookie: undefined, url: this.urls[on % this.urls.length] };
  }

  async at(instant) {
    this.now = Date.parse(instant);
    this.lines.push(`@ ${instant}`);
    await this.setTime(this.now);
  }

  async step() {
    this.now += STEP_MS;
    await this.setTime(this.now);
  }

  /** An email address that is unique in this recording. */
  email() {
    this.#emails += 1;
    return `player${this.#emails}@play.example`;
  }

  /** Makes a call of the contracts. Resolves with the parsed body of the response. */
  call(person, { method, path }, { params = {}, query, ...rest } = {}) {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    return this.ask(person, method, pathOf(path, params) + search, rest);
  }

  /** Sends a request and records it with its response. `body` is sent as JSON, or as it is if it is text. */
  async ask(person, method, path, { body, headers = {}, withBody = true } = {}) {
    await this.step();
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const sent = {
      ...(person.player === undefined ? {} : { [PLAYER_HEADER]: person.player }),
      ...(person.cookie === undefined ? {} : { cookie: person.cookie }),
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...headers,
    };
    const response = await send(person.url, method, path, sent, text);
    const cookie = [response.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0];
    if (cookie !== undefined) person.cookie = cookie;
    const extra = Object.keys(headers).length === 0 ? '' : ` ${JSON.stringify(headers)}`;
    const session = person.cookie === undefined ? '' : ' (session)';
    const shownBody = withBody ? response.body : '<not recorded>';
    const set = this.#headerSet(response);
    const shown = text === undefined ? '' : ` ${text.length > 2000 ? `${text.length} characters` : text}`;
    this.lines.push(this.names.text(`> ${method} ${path} ${person.name}${session}${extra}${shown}`));
    this.lines.push(this.names.text(`< ${response.status} [${set}] ${shownBody}`));
    await this.settle();
    return parsed(response.body);
  }

  /** The name of this set of headers, which is recorded when it first occurs. */
  #headerSet({ headers, body }) {
    const lines = Object.keys(headers)
      .sort()
      .map((name) => `    ${name}: ${this.names.header(name, headers[name], body)}`);
    const text = lines.join('\n');
    const known = this.#headerSets.get(text);
    if (known !== undefined) return known;
    const name = `headers ${this.#headerSets.size + 1}`;
    this.#headerSets.set(text, name);
    this.lines.push(`[${name}]`, ...lines);
    return name;
  }

  /** Opens a socket as this person, or tries to. What it receives is recorded at the end of the scene. */
  async connect(person, { auth = {}, label = person.name, ...options } = {}) {
    await this.step();
    const socket = await openSocket(person.url, {
      label,
      names: this.names,
      cookie: person.cookie,
      ...options,
      auth: auth === null ? undefined : { playerUUID: person.player, clientId: `client-${label}`, ...auth },
    });
    this.sockets.push(socket);
    await this.settle();
    return socket;
  }

  /** Opens an event stream as this person. What it receives is recorded like a socket's frames. */
  async stream(person, { query = {}, headers = {}, label = `${person.name} (stream)` } = {}) {
    await this.step();
    const stream = await openStream(person.url, {
      label,
      query,
      names: this.names,
      headers: { [PLAYER_HEADER]: person.player, ...headers },
    });
    this.sockets.push(stream);
    await this.settle();
    return stream;
  }

  /** Sends a command over a socket. Resolves with its acknowledgement. */
  async command(socket, name, payload) {
    await this.step();
    const answer = await socket.command(name, payload);
    await this.settle();
    return answer;
  }

  /** Sends frames as they are, in one turn. */
  async raw(socket, ...frames) {
    await this.step();
    for (const frame of frames) socket.raw(frame);
    await this.settle(ROUNDS_WITHOUT_ANSWER);
  }

  /** Waits until nothing more arrives, even though all servers have had time to send it. */
  async settle(rounds = ROUNDS) {
    if (this.sockets.length === 0) return;
    const last = () => Math.max(...this.sockets.map(({ lastAt }) => lastAt));
    for (let quiet = 0, seen = last(); quiet < rounds; quiet++) {
      await new Promise((resolve) => setTimeout(resolve, this.quietMs));
      // Responds only once the process, its database and Redis respond.
      await Promise.all(this.urls.map((url) => send(url, 'GET', CALLS.healthReady.path, {})));
      if (seen === last()) continue;
      seen = last();
      quiet = -1;
    }
  }
}

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function send(url, method, path, headers, text) {
  return new Promise((resolve, reject) => {
    const sending = request(url + path, { method, headers, agent: false });
    sending.on('error', reject).on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sending.end(text);
  });
}
