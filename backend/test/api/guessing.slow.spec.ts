import { CALLS, COMMANDS } from '@tessera/contracts/calls';
import type { CommandName } from '@tessera/contracts/live';
import { type Call, GUESS_LIMITS, GUESS_QUEUE, IPV6_SITE_FACTOR } from '@tessera/contracts/wire';
import { aPlayer, startApp } from '../support/app.js';
import { activeGame, byRest, bySocket, choose, place, waitingGame } from '../support/games.js';
import { aFounder, joinGroup, takeName } from '../support/groups.js';
import { Browser } from '../support/browser.js';
import { connect } from '../support/live.js';
import { emptyRedis } from '../support/redis.js';

let app: Awaited<ReturnType<typeof startApp>>;
afterEach(() => app.close());

const env = { LIMITS: '1', TRUST_PROXY: '1' };
const { perPlayer, perAddress, fromEverywhere, underAttack } = GUESS_LIMITS;

let codes = 0;
/** A game code that doesn't exist, unless by a chance of one in millions. */
const wrongCode = (): string => `Q${String(++codes).padStart(4, '0')}`;

interface From {
  player?: string;
  address?: string;
  gameId?: string;
}

const from = ({ player = aPlayer(), address = '192.0.2.9' }: From) => ({
  player,
  headers: { 'X-Forwarded-For': address },
});

/** Every call that tells an existing code from a missing one. */
const LOOKUPS: Record<
  string,
  { call: Call; params?: Record<string, string>; body?: object; isJoined?: true }
> = {
  joinGame: { call: CALLS.joinGame, body: { clientId: 'c' } },
  submitLetter: { call: CALLS.submitLetter, body: { letter: 'A', round: 1 } },
  submitPlacement: { call: CALLS.submitPlacement, body: { cellIndex: 0, round: 1 } },
  getGame: { call: CALLS.getGame },
  resetPlayer: { call: CALLS.resetPlayer, params: { playerId: '1' }, body: {} },
  updateStatus: { call: CALLS.updateStatus, body: { status: 'active' } },
  hideGame: { call: CALLS.hideGame },
  rematch: { call: CALLS.rematch, body: {} },
  gameReplay: { call: CALLS.gameReplay },
  shareReplay: { call: CALLS.shareReplay, body: {} },
  stopSharingReplay: { call: CALLS.stopSharingReplay },
  nudge: { call: CALLS.nudge, body: {} },
  letGo: { call: CALLS.letGo, body: {} },
  react: { call: CALLS.react, body: { reaction: 'nice' } },
};

async function lookUp(name: string, caller: From): Promise<number> {
  const { player = aPlayer(), gameId = wrongCode() } = caller;
  const { call, params, body } = LOOKUPS[name]!;
  const ids = { gameId, ...params, ...(call.path.includes(':playerUUID') ? { playerUUID: player } : {}) };
  const { status } = await app.call(call, {
    ...from({ ...caller, player }),
    params: ids,
    ...(body && { body }),
  });
  return status;
}

const guessInvite = async (caller: From): Promise<number> =>
  (await app.call(CALLS.joinGroup, { ...from(caller), body: { inviteCode: `X${++codes + 22_222}` } })).status;

/** Misses from addresses of their own, until everybody together has too many. */
async function attack(): Promise<void> {
  for (let i = 0; i < fromEverywhere / underAttack; i++) {
    const address = `198.18.${Math.floor(i / 250)}.${i % 250}`;
    for (let n = 0; n < underAttack; n++) expect(await lookUp('getGame', { address })).toBe(404);
  }
}

test.each(Object.keys(LOOKUPS))('guessing with %s is refused after a few misses', async (name) => {
  app = await startApp({ env });
  const player = aPlayer();
  for (let i = 0; i < perPlayer; i++) expect(await lookUp(name, { player })).toBe(404);
  expect(await lookUp(name, { player })).toBe(429);
  expect(await lookUp(name, { player, gameId: 'no code' })).toBe(429);
  for (let i = perPlayer; i < perAddress; i++) expect(await lookUp(name, {})).toBe(404);
  // Now also for a code that exists, and by any other call.
  const gameId = await waitingGame(app, aPlayer());
  for (const other of Object.keys(LOOKUPS)) expect(await lookUp(other, { gameId })).toBe(429);
  expect(await guessInvite({})).toBe(429);
  expect(await lookUp(name, { address: '192.0.2.10' })).toBe(404);
});

test('switching between calls, commands and kinds of code is no help', async () => {
  app = await startApp({ env });
  const player = aPlayer();
  const address = '192.0.2.9';
  const headers = { 'X-Forwarded-For': address };
  const socket = await connect(app, player, { headers });
  const games = Object.entries(CALLS as Record<string, Call>).filter(([, { looksUp }]) => looksUp === 'game');
  const names = Object.keys(LOOKUPS);
  expect(names).toEqual(games.map(([name]) => name));
  // There are more calls than misses that a player may have, and commands need some too.
  const left = 2;
  const tried = names.slice(0, perPlayer - left);
  for (const name of tried) expect(await lookUp(name, { player, address })).toBe(404);
  const commands: Partial<Record<CommandName, object>> = {
    join_game: {},
    submit_letter: { letter: 'A', round: 1 },
    submit_placement: { cellIndex: 0, round: 1 },
    refresh_game: {},
    update_status: { status: 'active' },
    rematch: {},
  };
  expect([...Object.keys(commands), 'create_game'].sort()).toEqual(Object.keys(COMMANDS).sort());
  const codesOf = async () =>
    Promise.all(
      (Object.entries(commands) as [CommandName, object][]).map(async ([command, payload]) => {
        const answer = await socket.send(command, { gameId: wrongCode(), ...payload });
        return answer.code;
      }),
    );
  const first = await codesOf();
  expect(first.filter((code) => code === 'GAME_NOT_FOUND')).toHaveLength(left);
  expect(first.filter((code) => code === 'RATE_LIMITED')).toHaveLength(first.length - left);
  expect(new Set(await codesOf())).toEqual(new Set(['RATE_LIMITED']));
  for (const name of names) expect(await lookUp(name, { player, address })).toBe(429);
  socket.close();
});

test('a burst gets no more answers than guesses one by one, whatever it hits', async () => {
  app = await startApp({ env });
  const gameId = await activeGame(app, aPlayer(), aPlayer());
  const burst = Array.from({ length: 3 * perAddress }, (_, i) =>
    lookUp('submitLetter', i % 2 === 0 ? {} : { gameId }),
  );
  const statuses = await Promise.all(burst);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(perAddress);
});

test('a right code costs nothing, and seated players are never refused', async () => {
  app = await startApp({ env });
  const [ann, ben, zoe] = [aPlayer(), aPlayer(), aPlayer()];
  const address = '192.0.2.9';
  const gameId = await waitingGame(app, ann);
  // A friend mistypes the code, and then gets in.
  expect(await lookUp('joinGame', { player: ben, address })).toBe(404);
  for (let i = 0; i < 2 * perPlayer; i++) {
    expect(await lookUp('getGame', { player: zoe, address, gameId })).toBe(200);
  }
  expect(await lookUp('joinGame', { player: ben, address, gameId })).toBe(200);
  for (let i = 1; i < perAddress; i++) expect(await lookUp('getGame', { address })).toBe(404);
  expect(await lookUp('getGame', { address })).toBe(429);
  // Others on their network have used up everything.
  const headers = { 'X-Forwarded-For': address };
  const socket = await connect(app, ann, { headers });
  const senders = { 1: bySocket(socket), 2: byRest(app, ben) };
  expect((await choose(senders, gameId, 1)).success).toBe(true);
  expect((await place(senders, gameId, 1, 1)).success).toBe(true);
  for (const player of [ann, ben]) {
    for (const name of ['getGame', 'joinGame', 'updateStatus']) {
      expect([name, await lookUp(name, { player, address, gameId })]).toEqual([name, 200]);
      expect(await lookUp(name, { player, address, gameId: gameId.toLowerCase() })).toBe(200);
    }
  }
  expect(await lookUp('rematch', { player: ben, address, gameId })).toBe(409);
  expect(await lookUp('hideGame', { player: ben, address, gameId })).toBe(200);
  socket.close();
});

test('invite codes share the allowance, and members who have joined lose nothing', async () => {
  app = await startApp({ env });
  const { group } = await aFounder(app);
  const friend = new Browser(app);
  await takeName(friend);
  for (let i = 1; i < perPlayer; i++) expect(await guessInvite({ player: friend.player })).toBe(404);
  expect((await joinGroup(friend, group)).status).toBe(200);
  expect(await lookUp('getGame', { player: friend.player })).toBe(404);
  expect(await guessInvite({ player: friend.player })).toBe(429);
  expect((await friend.call(CALLS.listGroups)).body.groups).toHaveLength(1);
});

test('a /48 has more misses than one of its networks, but not as many as all of them', async () => {
  app = await startApp({ env });
  const network = (i: number) => `2001:db8:1:${i.toString(16)}::1`;
  for (let i = 0; i < IPV6_SITE_FACTOR * perAddress; i++) {
    expect(await lookUp('getGame', { address: network(i) })).toBe(404);
  }
  expect(await lookUp('getGame', { address: network(65_535) })).toBe(429);
  expect(await lookUp('getGame', { address: '2001:db8:2::1' })).toBe(404);
});

describe.each([
  ['one instance', false],
  ['two instances on one Redis', true],
])('two hundred addresses that guess at %s', (_, areTwo) => {
  test('slow newcomers down, but not players who are seated', async () => {
    const redis: Record<string, string> = areTwo ? { REDIS_URL: await emptyRedis() } : {};
    app = await startApp({ env: { ...env, ...redis } });
    const [ann, ben, zoe] = [aPlayer(), aPlayer(), aPlayer()];
    const [game, waiting] = [await activeGame(app, ann, ben), await waitingGame(app, ann)];
    await attack();
    const attacked = app;
    const other = areTwo ? await startApp({ env: { ...env, ...redis }, databaseUrl: app.databaseUrl }) : app;
    app = other;
    // An instance notices with its first miss.
    expect(await lookUp('getGame', { address: '203.0.113.1' })).toBe(404);
    app.clock.pauses.length = 0;
    expect(await lookUp('getGame', { player: ann, address: '203.0.113.2', gameId: game })).toBe(200);
    const senders = { 1: byRest(app, ann), 2: byRest(app, ben) };
    expect((await choose(senders, game, 1)).success).toBe(true);
    expect((await place(senders, game, 1, 2)).success).toBe(true);
    expect(app.clock.pauses).toEqual([]);
    expect(await lookUp('joinGame', { player: zoe, address: '203.0.113.3', gameId: waiting })).toBe(200);
    expect(app.clock.pauses).toEqual([GUESS_QUEUE.ms]);
    expect(await lookUp('getGame', { player: zoe, address: '203.0.113.3', gameId: waiting })).toBe(200);
    expect(app.clock.pauses).toEqual([GUESS_QUEUE.ms]);
    // Each network has fewer misses now.
    for (let i = 0; i < underAttack; i++) {
      expect(await lookUp('getGame', { address: '203.0.113.4' })).toBe(404);
    }
    expect(await lookUp('getGame', { address: '203.0.113.4' })).toBe(429);
    if (areTwo) await other.close();
    app = attacked;
  });
});

test('LIMITS of 0 turns this off', async () => {
  app = await startApp();
  for (let i = 0; i <= perAddress; i++) expect(await lookUp('getGame', {})).toBe(404);
});
