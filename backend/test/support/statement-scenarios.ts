import { randomUUID } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import type { Call } from '@tessera/contracts/wire';
import type { Response } from 'supertest';
import { aPlayer, type CallInput, type TestApp } from './app.js';
import { anAccount, Browser, type Credentials } from './browser.js';
import { INPUTS, type CallName } from './call-inputs.js';
import { CHALLENGE_LETTERS, makeChallenge } from './challenges.js';
import type { Cast } from './callers.js';
import { devicesOf, forget, linkTo } from './devices.js';
import { aFounder, aName, aNamed, gridsOf, joinGroup, memberIdOf, reactToGrid, takeName } from './groups.js';
import { playDaily } from './dailies.js';
import { openStream } from './live.js';
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
} from './prepared-calls.js';
import { finish, linkAs, type OidcServer, signInAs, start } from './oidc.js';
import { addPasskey, asked, WITH_PASSKEYS } from './passkeys.js';
import { Authenticator } from './authenticator.js';
import { act, publicIdOf, reportsFor, send } from './reports.js';

/** What scenarios run against. */
export interface ScenarioContext {
  app: TestApp;
  cast: Cast;
  provider: OidcServer;
  /** The connections that scenarios have opened. Closing one takes statements too, hence only at the end. */
  opened: { close(): void }[];
}

/** Prepares something and returns the work whose statements are counted. */
export type Scenario = (context: ScenarioContext) => Promise<() => Promise<unknown>>;

const succeeds = async (response: Promise<Response>) => expect((await response).status).toBeLessThan(300);

/** Makes the input of a call, and what it needs. */
export type Prepare = (app: TestApp) => CallInput | Promise<CallInput>;

export const calling =
  (name: CallName, input: Prepare): Scenario =>
  async ({ app }) => {
    const made = { player: aPlayer(), ...(await input(app)) };
    return () => succeeds(app.call(CALLS[name], made));
  };

/** Who makes a call on its normal path: the anonymous owner of everything, unless it needs a session. */
function callerOf(name: CallName): 'admin' | 'member' | 'owner' {
  const call: Call = CALLS[name];
  if (call.role) return 'admin';
  return call.signedIn ? 'member' : 'owner';
}

/** The call as the owner of everything makes it. */
const byOwner =
  (name: CallName): Scenario =>
  ({ cast }) => {
    const caller = callerOf(name);
    const input = INPUTS[name](cast.thingsFor(caller), cast, caller);
    return Promise.resolve(() => succeeds(cast.browsers[caller].call(CALLS[name], input)));
  };

/** The call as a new account makes it, which it may change or end. */
const byNewAccount =
  (name: CallName, input: (credentials: Credentials) => CallInput): Scenario =>
  async ({ app }) => {
    const browser = new Browser(app);
    const made = input(await browser.register());
    return () => succeeds(browser.call(CALLS[name], made));
  };

/** A new account with a passkey. */
async function aPasskey(app: TestApp) {
  const browser = new Browser(app);
  const { password } = await browser.register();
  const device = await addPasskey(browser, password);
  const { body } = await browser.call(CALLS.signInMethods);
  const passkeyId = (body as { passkeys: { id: string }[] }).passkeys[0]?.id ?? '';
  return { browser, device, password, params: { passkeyId } };
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
  startChallenge: calling('startChallenge', async (app) => ({
    params: { code: await makeChallenge(app, {}, aPlayer()) },
    body: {},
  })),
  // It is still needed by the call that lists its grids.
  deleteChallenge: calling('deleteChallenge', async (app) => {
    const player = aPlayer();
    return { player, params: { code: await makeChallenge(app, {}, player) } };
  }),
  createGame: calling('createGame', () => ({ body: {} })),
  joinGame: calling('joinGame', aGameToJoin),
  submitLetter: calling('submitLetter', aLetterToChoose),
  submitPlacement: calling('submitPlacement', aLetterToPlace),
  checkDeviceCode: calling('checkDeviceCode', aDeviceCode),
  linkDevice: calling('linkDevice', aDeviceCode),
  forgetDevice: async ({ app }) => {
    const [phone, desk] = [new Browser(app), new Browser(app)];
    await linkTo(phone, desk);
    const other = (await devicesOf(phone)).find(({ isThis }) => !isThis);
    return () => succeeds(forget(phone, other?.deviceId ?? ''));
  },
  rematch: calling('rematch', aCompletedGame),
  nudge: calling('nudge', aPausedGame),
  letGo: calling('letGo', aPausedGame),
  reactToGrid: async ({ app }) => {
    const [{ founder, group }, name] = [await aFounder(app), aName()];
    const browser = await aNamed(app, name);
    await joinGroup(browser, group);
    for (const each of [founder, browser]) await playDaily(each, each.player);
    const [memberId, { date }] = [await memberIdOf(founder, group.id, name), await gridsOf(founder, group)];
    return () => succeeds(reactToGrid(founder, group, { memberId, date }));
  },
  readPersonEmail: async ({ app, cast }) => {
    const browser = new Browser(app);
    await browser.register();
    const params = { personId: await publicIdOf(app, browser.player) };
    return () => succeeds(cast.browsers.admin.call(CALLS.readPersonEmail, { params }));
  },
  gameReplay: calling('gameReplay', aFinishedGame),
  shareReplay: calling('shareReplay', aFinishedGame),
  publicReplay: calling('publicReplay', async (app) => {
    const { body } = await app.call(CALLS.shareReplay, await aFinishedGame(app));
    return { params: { shareId: (body as { shareId: string }).shareId } };
  }),
  shareResult: calling('shareResult', aCompletedDaily),
  publicResultOf: calling('publicResultOf', async (app) => {
    const { body } = await app.call(CALLS.shareResult, await aCompletedDaily(app));
    return { params: { shareId: (body as { shareId: string }).shareId } };
  }),
  addFeedbackEmail: calling('addFeedbackEmail', async (app) => {
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
  resetPassword: ({ app }) =>
    Promise.resolve(() => app.call(CALLS.resetPassword, { body: { token: 'x', password: 'correct horse' } })),
  // Of somebody who has been here before.
  finishOidc: async ({ app, provider }) => {
    await signInAs(new Browser(app), provider, 'ann');
    const browser = new Browser(app);
    const started = await start(browser);
    const parameters = await provider.visit(started.url, 'ann');
    return () => succeeds(finish(browser, started, parameters));
  },
  unlinkIdentity: async ({ app, provider }) => {
    const browser = new Browser(app);
    const { password } = await browser.register();
    await provider.knows('bob', {});
    await linkAs(browser, provider, { name: 'bob', password });
    const { body } = await browser.call(CALLS.signInMethods);
    const [identity] = (body as { identities: { id: string }[] }).identities;
    const params = { identityId: identity?.id ?? '' };
    return () => succeeds(browser.call(CALLS.unlinkIdentity, { params, body: { password } }));
  },
  passkeySignIn: async ({ app }) => {
    const { browser, device } = await aPasskey(app);
    const credential = device.show(await asked(browser, CALLS.startPasskeySignIn));
    return () => succeeds(browser.call(CALLS.passkeySignIn, { body: { credential }, player: undefined }));
  },
  addPasskey: async ({ app }) => {
    const browser = new Browser(app);
    const { password } = await browser.register();
    const options = await asked(browser, CALLS.startPasskey, { password });
    const credential = new Authenticator(WITH_PASSKEYS.PUBLIC_URL).create(options);
    return () => succeeds(browser.call(CALLS.addPasskey, { body: { name: 'Key', credential } }));
  },
  renamePasskey: async ({ app }) => {
    const { browser, params } = await aPasskey(app);
    return () => succeeds(browser.call(CALLS.renamePasskey, { params, body: { name: 'Key' } }));
  },
  removePasskey: async ({ app }) => {
    const { browser, params, password } = await aPasskey(app);
    return () => succeeds(browser.call(CALLS.removePasskey, { params, body: { password } }));
  },
  startPasskeyCheck: async ({ app }) => {
    const { browser } = await aPasskey(app);
    return () => succeeds(browser.call(CALLS.startPasskeyCheck, { body: {} }));
  },
  checkPasskey: async ({ app }) => {
    const { browser, device } = await aPasskey(app);
    const credential = device.show(await asked(browser, CALLS.startPasskeyCheck));
    return () => succeeds(browser.call(CALLS.checkPasskey, { body: { credential } }));
  },
  accountPlayerName: async ({ app }) => {
    const browser = new Browser(app);
    await browser.register();
    await takeName(browser);
    const { body } = await browser.call(CALLS.currentUser);
    const { id: userId } = body as { id: string };
    return () => succeeds(browser.call(CALLS.accountPlayerName, { params: { userId } }));
  },
  joinGroup: calling('joinGroup', async (app) => {
    const { group } = await aFounder(app);
    const { player } = await aNamed(app);
    return { player, body: { inviteCode: group.inviteCode } };
  }),
  leaveGroup: async ({ app }) => {
    const { group, member } = await aGroup(app);
    return () => succeeds(member.call(CALLS.leaveGroup, { params: { groupId: group.id } }));
  },
  removeMember: async ({ app }) => {
    const { founder, group, memberId } = await aGroup(app);
    return () => succeeds(founder.call(CALLS.removeMember, { params: { groupId: group.id, memberId } }));
  },
  promoteMember: async ({ app }) => {
    const { founder, group, memberId } = await aGroup(app);
    const input = { params: { groupId: group.id }, body: { targetUUID: memberId } };
    return () => succeeds(founder.call(CALLS.promoteMember, input));
  },
  actOnReport: async ({ app, cast }) => {
    const target = ['player-name', cast.thingsFor('admin').fellowId] as const;
    await send(app, target);
    const { reports } = await reportsFor(cast.browsers.admin);
    return () => succeeds(act(cast.browsers.admin, reports[0]!, 'leave-out'));
  },
  eventStream: ({ app, opened }) =>
    Promise.resolve(async () => {
      opened.push(await openStream(app, aPlayer()));
    }),
};

/** The normal path of a call. */
export const scenarioOf = (name: CallName): Scenario => SCENARIOS[name] ?? byOwner(name);
