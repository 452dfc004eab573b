// The players of the rush, and what they have done the evening before.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { CALLS } from '@tessera/contracts/calls';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';

const PICKS = [...'ETAOINSR'];
/** Letters that form no words and don't look alike. */
const DIGITS = [...'bdghjpvz'];
const nameOf = (number) => `Player ${[...number.toString(8)].map((digit) => DIGITS[Number(digit)]).join('')}`;

const gridOf = ({ letterSequence }) => {
  const letters = [...letterSequence.slice(0, 8), ...PICKS];
  return [0, 4, 8, 12].map((row) => letters.slice(row, row + 4));
};

/** Whether this is one of `percent` in a hundred players, evenly spread. */
const isOneOf = (percent, number) =>
  Math.floor(((number + 1) * percent) / 100) > Math.floor((number * percent) / 100);

/** A player's browser. `note` is called with each call of the rush and how long it took. */
class Player {
  player = randomUUID();

  constructor(number, { url, agent, named, resumed }) {
    this.url = url;
    this.agent = agent;
    this.name = isOneOf(named, number) ? nameOf(number) : undefined;
    // Independent of having a name.
    this.isResuming = isOneOf(resumed, number * 7);
  }

  /** Before midnight: some choose a name, and some start a daily that they don't complete. */
  async evening() {
    if (this.name !== undefined) await this.#send(CALLS.setPlayerName, { body: { playerName: this.name } });
    if (this.isResuming) this.unfinished = await this.#start();
  }

  /** After midnight. Those who resume first complete yesterday's daily. */
  async rush(note) {
    this.note = note;
    if (this.unfinished !== undefined) await this.#complete(this.unfinished);
    await this.#complete(await this.#start());
    await this.#send(CALLS.leaderboardToday);
    await this.#send(CALLS.playerStats);
  }

  async #start() {
    return (await this.#send(CALLS.createDaily, { body: { userTimezone: 'UTC' } })).game;
  }

  #complete(game) {
    return this.#send(CALLS.completeDaily, {
      params: { gameId: game.gameId },
      body: { playerGrid: gridOf(game) },
    });
  }

  async #send(call, { params, body } = {}) {
    const before = performance.now();
    const answer = await ask(this, call, { params, body });
    this.note?.(call, performance.now() - before);
    return answer;
  }
}

function ask({ url, agent, player }, call, { params, body }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(url + pathOf(call.path, params), {
      agent,
      method: call.method,
      headers: { [PLAYER_HEADER]: player, ...(text && { 'content-type': 'application/json' }) },
    });
    request.on('error', reject).on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
      response.on('end', () =>
        response.statusCode < 300
          ? resolve(JSON.parse(answer))
          : reject(new Error(`${call.path}: ${response.statusCode} ${answer}`)),
      );
    });
    request.end(text);
  });
}

/** This many players, spread over the instances. Numbers start at `first`. `named` and `resumed` are percentages. */
export const playersOf = (count, first, { urls, ...rest }) =>
  Array.from({ length: count }, (_, i) => new Player(first + i, { url: urls[i % urls.length], ...rest }));

/** Lets each player do something, `atOnce` of them at the same time. */
export async function atOnce(players, width, act) {
  const waiting = players.values();
  const lane = async () => {
    for (const player of waiting) await act(player);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
