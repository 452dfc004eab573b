import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import type { Call } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from './app.js';
import { anAccount, Browser, type Credentials } from './browser.js';
import { makeChallenge, startedChallenge } from './challenges.js';
import { fixLetters, holdBack, playDaily, startDaily } from './dailies.js';
import { aDuel } from './duels.js';
import { activeGame } from './games.js';
import { joinGroup, makeGroup, memberIdOf, promote, takeName } from './groups.js';
import { linkIn, mailTo } from './mail.js';

/** The kinds of caller with which every call and command is tested, in order. */
export const CALLERS = [
  /** Names no player and has no session. */
  'nobody',
  /** The anonymous player who owns the thing. */
  'owner',
  /** Another anonymous player. */
  'other',
  /** Has the UUID of an account's player, but no session. */
  'linked',
  /** Has the UUID of an account's player, and its session from before a login elsewhere. */
  'superseded',
  /** Has the UUID of an account's player, in the session of another account. */
  'wrong',
  /** The admin with a session, for whom the thing is someone else's. */
  'admin',
  /** The account that owns the thing, in its session. */
  'member',
] as const;

export type Caller = (typeof CALLERS)[number];

export const ADMIN: Credentials = { email: 'boss@play.example', password: 'correct horse' };

/** What a player has that others might want. */
export interface Things {
  player: string;
  dailyId: string;
  gameId: string;
  duelId: string;
  simpleId: string;
  practiceId: string;
  /** A challenge of somebody else that they have started. */
  challengeCode: string;
  /** A challenge that they have made. */
  ownChallengeCode: string;
  /** A group of which they are an admin, with another member. */
  groupId: string;
  inviteCode: string;
  fellowId: string;
}

/** An application with an admin. */
export async function startGuardedApp(
  now?: string,
  { env = {}, webRoot }: { env?: Record<string, string>; webRoot?: string } = {},
): Promise<TestApp & { databaseUrl: string }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-callers-'));
  const app = await startApp({
    ...(now === undefined ? {} : { now }),
    ...(webRoot === undefined ? {} : { webRoot }),
    env: { ADMIN_EMAILS: ADMIN.email, DATA_DIR: dataDir, ...env },
  });
  await fixLetters(app);
  await app.call(CALLS.requestPasswordReset, { body: { email: ADMIN.email } });
  const { token } = linkIn(await mailTo(dataDir, ADMIN.email));
  await app.call(CALLS.resetPassword, { body: { token, password: ADMIN.password } });
  const close = async () => {
    await app.close();
    rmSync(dataDir, { recursive: true });
  };
  return { ...app, close };
}

/** One caller of each kind. Two of them own things: an anonymous player and an account. */
export class Cast {
  private constructor(
    readonly browsers: Readonly<Record<Caller, Browser>>,
    readonly member: Credentials,
    private readonly things: Readonly<Record<'owner' | 'member', Things>>,
    /** A daily of somebody else that was held back. */
    readonly heldBackId: string,
  ) {}

  static async of(app: TestApp): Promise<Cast> {
    const [owner, superseded, wrong, admin] = [0, 1, 2, 3].map(() => new Browser(app)) as [
      Browser,
      Browser,
      Browser,
      Browser,
    ];
    const member = new Browser(app);
    const credentials = await superseded.register(anAccount());
    await member.login(credentials);
    await wrong.register();
    wrong.player = member.player;
    await admin.login(ADMIN);
    await takeName(admin);
    const things = { owner: await thingsOf(owner, admin), member: await thingsOf(member, admin) };
    const [nobody, other, linked] = [new Browser(app, ''), new Browser(app), new Browser(app, member.player)];
    return new Cast(
      { nobody, owner, other, linked, superseded, wrong, admin, member },
      credentials,
      things,
      await heldBackDaily(app),
    );
  }

  /** The things that a caller requests: their own if they have some, otherwise the anonymous owner's. */
  thingsFor(caller: Caller): Things {
    return this.things[['linked', 'superseded', 'wrong', 'member'].includes(caller) ? 'member' : 'owner'];
  }
}

async function heldBackDaily(app: TestApp): Promise<string> {
  const gameId = await playDaily(app, aPlayer());
  await holdBack(app, gameId);
  return gameId;
}

async function thingsOf(browser: Browser, founder: Browser): Promise<Things> {
  const { player } = browser;
  const dailyId = await startDaily(browser, player);
  return {
    player,
    dailyId,
    gameId: await activeGameOf(browser),
    duelId: await aDuel(browser, player),
    simpleId: await begun(browser, CALLS.createSimpleDaily, {}),
    practiceId: await begun(browser, CALLS.createPractice, { date: '2026-11-10' }),
    challengeCode: await startedChallenge(browser),
    ownChallengeCode: await makeChallenge(browser),
    ...(await groupOf(browser, founder)),
  };
}

/** The ID of what a call creates for the browser's player. */
async function begun(browser: Browser, call: Call, body: object): Promise<string> {
  return ((await browser.call(call, { body })).body as { game: { gameId: string } }).game.gameId;
}

/** A group that its founder has left to the browser's player and another one. */
async function groupOf(
  browser: Browser,
  founder: Browser,
): Promise<Pick<Things, 'groupId' | 'inviteCode' | 'fellowId'>> {
  const fellow = new Browser(browser.app);
  const [name, fellowName] = [await takeName(browser), await takeName(fellow)];
  const { id: groupId, inviteCode } = await makeGroup(founder);
  await joinGroup(browser, { inviteCode });
  await joinGroup(fellow, { inviteCode });
  await promote(founder, groupId, await memberIdOf(founder, groupId, name));
  await founder.call(CALLS.leaveGroup, { params: { groupId } });
  return { groupId, inviteCode, fellowId: await memberIdOf(browser, groupId, fellowName) };
}

/** A live game of the browser's player against someone else. */
const activeGameOf = (browser: Browser): Promise<string> => activeGame(browser, browser.player, aPlayer());
