import { randomUUID } from 'node:crypto';
import { CALLS, type Call, type CommandName } from '@tessera/contracts';
import type { Response } from 'supertest';
import { aPlayer, type CallInput, type TestApp } from './support/app.js';
import { anAccount, Browser, type Credentials } from './support/browser.js';
import { INPUTS, type CallName } from './support/call-inputs.js';
import { CHALLENGE_LETTERS, makeChallenge } from './support/challenges.js';
import { Cast, startGuardedApp } from './support/callers.js';
import { devicesOf, forget, linkTo } from './support/devices.js';
import { aFounder, aNamed, takeName } from './support/groups.js';
import { connect, openStream } from './support/live.js';
import {
  aCompletedDaily,
  aCompletedGame,
  aDeviceCode,
  aFinishedGame,
  aGameToJoin,
  aGroup,
  aLetterToChoose,
  aLetterToPlace,
  aPausedGame,
  aStartedDaily,
} from './support/prepared-calls.js';
import { finish, linkAs, OidcServer, signInAs, start, withProvider } from './support/oidc.js';
import { addPasskey, asked, WITH_PASSKEYS } from './support/passkeys.js';
import { Authenticator } from './support/authenticator.js';
import { act, reportsFor, send } from './support/reports.js';
import { CALL_COUNTS } from './support/statement-counts.js';
import { StatementCounter } from './support/statements.js';

/** Prepares something and returns the work whose statements are counted. */
type Scenario = () => Promise<() => Promise<unknown>>;

let counter: StatementCounter;
let provider: OidcServer;
let app: TestApp;
let cast: Cast;
/** The connections that tests have opened. Closing one takes statements too, hence only at the end. */
const opened: { close(): void }[] = [];
beforeAll(async () => {
  counter = new StatementCounter();
  provider = await OidcServer.start();
  await provider.knows('ann', { email: 'ann@org.example' });
  app = await startGuardedApp(undefined, { env: { ...withProvider(provider.issuer), ...WITH_PASSKEYS } });
  cast = await Cast.of(app);
});
afterAll(async () => {
  for (const connection of opened) connection.close();
  await app.close();
  await provider.stop();
  counter.stop();
});

const succeeds = async (response: Promise<Response>) => expect((await response).status).toBeLessThan(300);

/** Makes the input of a call, and what it needs. */
type Prepare = (app: TestApp) => CallInput | Promise<CallInput>;

const calling =
  (name: CallName, input: Prepare): Scenario =>
  async () => {
    const made = { player: aPlayer(), ...(await input(app)) };
    return () => succeeds(app.call(CALLS[name], made));
  };

/** Who makes a call on its normal path: the anonymous owner of everything, unless it needs a session. */
function callerOf(name: CallName): 'admin' | 'member' | 'owner' {
  const call: Call = CALLS[name];
  if (call.adminOnly) return 'admin';
  return call.signedIn ? 'member' : 'owner';
}

/** The call as the owner of everything makes it. */
const byOwner =
  (name: CallName): Scenario =>
  () => {
    const caller = callerOf(name);
    const input = INPUTS[name](cast.thingsFor(caller), cast, caller);
    return Promise.resolve(() => succeeds(cast.browsers[caller].call(CALLS[name], input)));
  };

/** The call as a new account makes it, which it may change or end. */
const byNewAccount =
  (name: CallName, input: (credentials: Credentials) => CallInput): Scenario =>
  async () => {
    const browser = new Browser(app);
    const made = input(await browser.register());
    return () => succeeds(browser.call(CALLS[name], made));
  };

/** A new account with a passkey. */
async function aPasskey() {
  const browser = new Browser(app);
  const { password } = await browser.register();
  const device = await addPasskey(browser, password);
  const { body } = await browser.call(CALLS.signInMethods);
  const passkeyId = (body as { passkeys: { id: string }[] }).passkeys[0]?.id ?? '';
  return { browser, device, params: { passkeyId } };
}

/** The normal path of the calls for which the owner of everything is an unusual caller. */
const SCENARIOS: Partial<Record<CallName, Scenario>> = {
  createDaily: calling('createDaily', () => ({ body: { userTimezone: 'UTC' } })),
  completeDaily: calling('completeDaily', aStartedDaily),
  createSimpleDaily: calling('createSimpleDaily', () => ({ body: {} })),
  createPractice: calling('createPractice', () => ({ body: { date: '2026-11-11' } })),
  createChallenge: calling('createChallenge', () => ({
    body: { letters: CHALLENGE_LETTERS, requestId: randomUUID() },
  })),
  startChallenge: calling('startChallenge', async () => ({
    params: { code: await makeChallenge(app, {}, aPlayer()) },
    body: {},
  })),
  // It is still needed by the call that lists its grids.
  deleteChallenge: calling('deleteChallenge', async () => {
    const player = aPlayer();
    return { player, params: { code: await makeChallenge(app, {}, player) } };
  }),
  createGame: calling('createGame', () => ({ body: {} })),
  joinGame: calling('joinGame', aGameToJoin),
  submitLetter: calling('submitLetter', aLetterToChoose),
  submitPlacement: calling('submitPlacement', aLetterToPlace),
  checkDeviceCode: calling('checkDeviceCode', aDeviceCode),
  linkDevice: calling('linkDevice', aDeviceCode),
  forgetDevice: async () => {
    const [phone, desk] = [new Browser(app), new Browser(app)];
    await linkTo(phone, desk);
    const other = (await devicesOf(phone)).find(({ isThis }) => !isThis);
    return () => succeeds(forget(phone, other?.deviceId ?? ''));
  },
  rematch: calling('rematch', aCompletedGame),
  nudge: calling('nudge', aPausedGame),
  letGo: calling('letGo', aPausedGame),
  gameReplay: calling('gameReplay', aFinishedGame),
  shareReplay: calling('shareReplay', aFinishedGame),
  publicReplay: calling('publicReplay', async () => {
    const { body } = await app.call(CALLS.shareReplay, await aFinishedGame(app));
    return { params: { shareId: (body as { shareId: string }).shareId } };
  }),
  shareResult: calling('shareResult', aCompletedDaily),
  publicResultOf: calling('publicResultOf', async () => {
    const { body } = await app.call(CALLS.shareResult, await aCompletedDaily(app));
    return { params: { shareId: (body as { shareId: string }).shareId } };
  }),
  addFeedbackEmail: calling('addFeedbackEmail', async () => {
    const player = aPlayer();
    const { body } = await app.call(CALLS.sendFeedback, { player, body: { message: 'A fine game' } });
    const { feedbackId } = body as { feedbackId: string };
    return { player, body: { feedbackId, email: 'ann@play.example' } };
  }),
  register: calling('register', () => ({ body: anAccount() })),
  login: byNewAccount('login', (credentials) => ({ body: credentials })),
  logout: byNewAccount('logout', () => ({ body: {} })),
  linkUuid: byNewAccount('linkUuid', () => ({ body: { playerUUID: aPlayer() }, player: undefined })),
  deleteAccount: byNewAccount('deleteAccount', ({ password }) => ({ body: { password } })),
  // An invalid link: the valid ones are only in emails.
  resetPassword: () =>
    Promise.resolve(() => app.call(CALLS.resetPassword, { body: { token: 'x', password: 'correct horse' } })),
  // Of somebody who has been here before.
  finishOidc: async () => {
    await signInAs(new Browser(app), provider, 'ann');
    const browser = new Browser(app);
    const started = await start(browser);
    const parameters = await provider.visit(started.url, 'ann');
    return () => succeeds(finish(browser, started, parameters));
  },
  unlinkIdentity: async () => {
    const browser = new Browser(app);
    await browser.register();
    await provider.knows('bob', {});
    await linkAs(browser, provider, 'bob');
    const { body } = await browser.call(CALLS.signInMethods);
    const [identity] = (body as { identities: { id: string }[] }).identities;
    const params = { identityId: identity?.id ?? '' };
    return () => succeeds(browser.call(CALLS.unlinkIdentity, { params }));
  },
  passkeySignIn: async () => {
    const { browser, device } = await aPasskey();
    const credential = device.show(await asked(browser, CALLS.startPasskeySignIn));
    return () => succeeds(browser.call(CALLS.passkeySignIn, { body: { credential }, player: undefined }));
  },
  addPasskey: async () => {
    const browser = new Browser(app);
    const { password } = await browser.register();
    const options = await asked(browser, CALLS.startPasskey, { password });
    const credential = new Authenticator(WITH_PASSKEYS.PUBLIC_URL).create(options);
    return () => succeeds(browser.call(CALLS.addPasskey, { body: { name: 'Key', credential } }));
  },
  renamePasskey: async () => {
    const { browser, params } = await aPasskey();
    return () => succeeds(browser.call(CALLS.renamePasskey, { params, body: { name: 'Key' } }));
  },
  removePasskey: async () => {
    const { browser, params } = await aPasskey();
    return () => succeeds(browser.call(CALLS.removePasskey, { params }));
  },
  startPasskeyCheck: async () => {
    const { browser } = await aPasskey();
    return () => succeeds(browser.call(CALLS.startPasskeyCheck, { body: {} }));
  },
  checkPasskey: async () => {
    const { browser, device } = await aPasskey();
    const credential = device.show(await asked(browser, CALLS.startPasskeyCheck));
    return () => succeeds(browser.call(CALLS.checkPasskey, { body: { credential } }));
  },
  accountPlayerName: async () => {
    const browser = new Browser(app);
    await browser.register();
    await takeName(browser);
    const { body } = await browser.call(CALLS.currentUser);
    const { id: userId } = body as { id: string };
    return () => succeeds(browser.call(CALLS.accountPlayerName, { params: { userId } }));
  },
  joinGroup: async () => {
    const { group } = await aFounder(app);
    const { player } = await aNamed(app);
    return calling('joinGroup', () => ({ player, body: { inviteCode: group.inviteCode } }))();
  },
  leaveGroup: async () => {
    const { group, member } = await aGroup(app);
    return () => succeeds(member.call(CALLS.leaveGroup, { params: { groupId: group.id } }));
  },
  removeMember: async () => {
    const { founder, group, memberId } = await aGroup(app);
    return () => succeeds(founder.call(CALLS.removeMember, { params: { groupId: group.id, memberId } }));
  },
  promoteMember: async () => {
    const { founder, group, memberId } = await aGroup(app);
    const input = { params: { groupId: group.id }, body: { targetUUID: memberId } };
    return () => succeeds(founder.call(CALLS.promoteMember, input));
  },
  actOnReport: async () => {
    const target = ['player-name', cast.thingsFor('admin').fellowId] as const;
    await send(app, target);
    const { reports } = await reportsFor(cast.browsers.admin);
    return () => succeeds(act(cast.browsers.admin, reports[0]!, 'leave-out'));
  },
  eventStream: () =>
    Promise.resolve(async () => {
      opened.push(await openStream(app, aPlayer()));
    }),
};

/** Other paths of the calls that are made most often. */
const OTHER_PATHS: Record<string, [count: number, scenario: Scenario]> = {
  'createDaily, resumed': [
    6,
    calling('createDaily', async () => ({ player: (await aStartedDaily(app)).player, body: {} })),
  ],
  'completeDaily by a named player': [
    2,
    calling('completeDaily', async () => aStartedDaily(app, (await aNamed(app)).player)),
  ],
  'completeDaily, repeated': [
    5,
    calling('completeDaily', async () => {
      const input = await aStartedDaily(app);
      await app.call(CALLS.completeDaily, input);
      return input;
    }),
  ],
  'leaderboardToday of a player who has played': [
    3,
    calling('leaderboardToday', async () => ({ player: (await aCompletedDaily(app)).player })),
  ],
  'playerStats in a session': [2, () => Promise.resolve(() => cast.browsers.member.call(CALLS.playerStats))],
  'createGame, a duel': [
    9,
    calling('createGame', () => ({ body: { gameMode: 'daily', level: 'keen', userTimezone: 'UTC' } })),
  ],
};

const commanding =
  (name: CommandName, input: Prepare): Scenario =>
  async () => {
    const { player = aPlayer(), params, body } = await input(app);
    const socket = await connect(app, player);
    opened.push(socket);
    return async () =>
      expect((await socket.send(name, { ...params, ...(body as object) })).success).toBe(true);
  };

/** The number of statements of each socket command on its normal path. */
const COMMAND_COUNTS: Record<CommandName, [count: number, scenario: Scenario]> = {
  create_game: [1, commanding('create_game', () => ({}))],
  join_game: [1, commanding('join_game', aGameToJoin)],
  submit_letter: [2, commanding('submit_letter', aLetterToChoose)],
  submit_placement: [2, commanding('submit_placement', aLetterToPlace)],
  refresh_game: [2, commanding('refresh_game', aLetterToChoose)],
  update_status: [
    4,
    commanding('update_status', async () => ({ ...(await aLetterToChoose(app)), body: { status: 'away' } })),
  ],
  rematch: [10, commanding('rematch', aCompletedGame)],
};

const connecting =
  (player: () => Promise<string>): Scenario =>
  async () => {
    const connected = await player();
    return async () => {
      opened.push(await connect(app, connected));
    };
  };

const CONNECTION_COUNTS: Record<string, [count: number, scenario: Scenario]> = {
  'connecting as a new player': [2, connecting(() => Promise.resolve(aPlayer()))],
  'connecting as a player with a game': [
    5,
    connecting(async () => (await aLetterToChoose(app)).player ?? ''),
  ],
};

async function expectStatements(expected: number, scenario: Scenario): Promise<void> {
  const work = await scenario();
  const statements = await counter.during(work);
  if (statements.length !== expected)
    throw new Error(`${statements.length} statements instead of ${expected}:\n${statements.join('\n\n')}`);
}

test.each(Object.entries(CALL_COUNTS) as [CallName, number][])('%s takes %i statements', (name, count) =>
  expectStatements(count, SCENARIOS[name] ?? byOwner(name)),
);

test.each(
  Object.entries({ ...OTHER_PATHS, ...COMMAND_COUNTS, ...CONNECTION_COUNTS }).map(
    ([name, [count, scenario]]) => [name, count, scenario] as const,
  ),
)('%s takes %i statements', (_, count, scenario) => expectStatements(count, scenario));
