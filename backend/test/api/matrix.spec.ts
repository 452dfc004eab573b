import { CALLS, type Call } from '@tessera/contracts';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/constants';
import type { TestApp } from '../support/app.js';
import { body, INPUTS, type CallName, type Input } from '../support/call-inputs.js';
import { CALLERS, Cast, startGuardedApp, type Caller } from '../support/callers.js';
import { addressOf } from '../support/live.js';
import { UNREACHABLE_PROVIDER } from '../support/oidc.js';

let app: TestApp;
beforeAll(async () => {
  app = await startGuardedApp(undefined, {
    env: { ...UNREACHABLE_PROVIDER, PASSKEYS: '1' },
  });
});
afterAll(() => app.close());

/** Statuses in the order of CALLERS: nobody, owner, other, linked, superseded, wrong, admin, member. */
type Statuses = readonly [number, number, number, number, number, number, number, number];

const all = (status: number): Statuses => [status, status, status, status, status, status, status, status];
/** For all players, but for an account's player only in its session. */
const everyPlayer = (status: number, nobody = 400): Statuses => [
  nobody,
  status,
  status,
  403,
  403,
  403,
  status,
  status,
];
/** For the players who own what the call is about. */
const ownersOnly = (status: number, others = 403, nobody = 400): Statuses => [
  nobody,
  status,
  others,
  403,
  403,
  403,
  others,
  status,
];
/** For players with a session. */
const signedIn = (status: number, admin = status): Statuses => [401, 401, 401, 403, 403, 403, admin, status];

/** For sessions, whichever player the request names. */
const ofAccount = (status: number): Statuses => [401, 401, 401, 401, 401, status, status, status];

/** For admins. Others with a session may learn that the call exists. */
const adminsOnly: Statuses = [401, 401, 401, 401, 401, 403, 200, 403];

const TABLE: Record<CallName, Statuses> = {
  createDaily: [400, 200, 201, 403, 403, 403, 201, 200],
  completeDaily: ownersOnly(200),
  getDaily: ownersOnly(200),
  checkCompletion: everyPlayer(200),
  todayHighScore: all(200),
  dailyTodayHighScore: all(200),
  dailyHighScore: all(200),
  lastThreeDailies: everyPlayer(200, 200),
  dailySequence: everyPlayer(200, 200),
  dailyCommitments: all(200),
  dailySpread: everyPlayer(200, 200),
  syncState: signedIn(200, 403),
  restoreState: signedIn(200),
  listDuels: everyPlayer(200),
  createSimpleDaily: [400, 200, 201, 403, 403, 403, 201, 200],
  getSimpleDaily: ownersOnly(200),
  actInSimpleDaily: ownersOnly(200),
  practiceMonth: everyPlayer(200, 200),
  createPractice: [400, 200, 201, 403, 403, 403, 201, 200],
  getPractice: ownersOnly(200),
  completePractice: ownersOnly(200),
  createChallenge: everyPlayer(201),
  listChallenges: everyPlayer(200),
  getChallenge: everyPlayer(200, 200),
  // Once its maker has deleted it, nobody else finds it.
  deleteChallenge: ownersOnly(200, 404),
  startChallenge: [400, 200, 201, 403, 403, 403, 201, 200],
  getChallengeGame: ownersOnly(200, 404),
  completeChallenge: ownersOnly(200, 404),
  challengeGrids: ownersOnly(200, 403),
  withdrawChallengeGame: ownersOnly(200, 404),
  bestPossible: everyPlayer(200, 200),
  reviewDaily: everyPlayer(200, 200),
  createGame: everyPlayer(201, 201),
  joinGame: ownersOnly(200, 409),
  submitLetter: ownersOnly(200),
  submitPlacement: ownersOnly(409),
  activeGames: ownersOnly(200),
  getGame: ownersOnly(200, 403, 403),
  resetPlayer: ownersOnly(200),
  updateStatus: ownersOnly(200),
  hideGame: ownersOnly(200),
  rematch: ownersOnly(409),
  finishedGames: ownersOnly(200),
  gameReplay: ownersOnly(409),
  shareReplay: ownersOnly(409),
  stopSharingReplay: ownersOnly(204),
  publicReplay: everyPlayer(404, 404),
  nudge: ownersOnly(409),
  react: ownersOnly(200),
  letGo: ownersOnly(409),
  presenceConfig: all(200),
  updatePresence: everyPlayer(200),
  setPresence: everyPlayer(200),
  pushKey: all(200),
  savePushSubscription: everyPlayer(200),
  deletePushSubscription: all(204),
  eventStream: everyPlayer(200),
  register: all(201),
  login: all(200),
  logout: all(200),
  currentUser: [401, 401, 401, 401, 401, 200, 200, 200],
  linkUuid: [401, 401, 401, 401, 401, 409, 200, 200],
  checkUuidAssociation: all(200),
  requestPasswordReset: all(200),
  validateResetToken: all(200),
  resetPassword: all(400),
  exportData: signedIn(200),
  deleteAccount: signedIn(200, 401),
  signInOptions: all(200),
  signInMethods: ofAccount(200),
  // Nothing answers where this server looks for its provider.
  startOidc: all(503),
  startOidcLink: ofAccount(503),
  finishOidc: all(400),
  startPasskeySignIn: all(200),
  passkeySignIn: all(403),
  // The accounts of the tests have the same password.
  startPasskey: ofAccount(200),
  addPasskey: ofAccount(403),
  renamePasskey: ofAccount(404),
  removePasskey: ofAccount(404),
  startPasskeyCheck: ofAccount(404),
  checkPasskey: ofAccount(404),
  unlinkIdentity: ofAccount(404),
  createDeviceCode: [400, 201, 201, 403, 403, 403, 409, 409],
  checkDeviceCode: [400, 404, 404, 403, 403, 403, 409, 409],
  linkDevice: [400, 404, 404, 403, 403, 403, 409, 409],
  listDevices: everyPlayer(200),
  forgetDevice: everyPlayer(404),
  playerName: [400, 200, 404, 403, 403, 403, 200, 200],
  accountPlayerName: signedIn(404),
  playerProfile: everyPlayer(200),
  usernameAvailable: everyPlayer(200),
  setPlayerName: everyPlayer(200),
  setAccountPlayerName: signedIn(200),
  readLeaderboard: everyPlayer(200, 200),
  leaderboardToday: everyPlayer(200, 200),
  leaderboardStreaks: everyPlayer(200, 200),
  periodLeaderboard: everyPlayer(200, 200),
  perfectClub: everyPlayer(200, 200),
  listGroups: everyPlayer(200),
  createGroup: signedIn(201),
  groupNameAvailable: signedIn(200),
  joinGroup: [400, 200, 409, 403, 403, 403, 200, 200],
  getGroup: ownersOnly(200, 404),
  renameGroup: ownersOnly(200, 404),
  groupLeaderboard: ownersOnly(200, 404),
  groupPeriodLeaderboard: ownersOnly(200, 404),
  groupWeek: ownersOnly(200, 404),
  groupGrids: ownersOnly(200, 404),
  closeGrids: ownersOnly(200, 404),
  // The other member hasn't played; group-grids.spec.ts reacts to grids.
  reactToGrid: ownersOnly(404, 404),
  groupMembers: ownersOnly(200, 404),
  leaveGroup: ownersOnly(200, 404),
  removeMember: ownersOnly(200, 404),
  promoteMember: ownersOnly(200, 404),
  playerStats: everyPlayer(200),
  playerStreaks: everyPlayer(200),
  playerAchievements: everyPlayer(200),
  playerRecord: everyPlayer(200),
  recordGames: everyPlayer(200),
  streakLedger: everyPlayer(200),
  opponentRecords: everyPlayer(200),
  shareResult: ownersOnly(409),
  shareDemoResult: everyPlayer(200, 200),
  publicResultOf: everyPlayer(200, 200),
  sendFeedback: everyPlayer(201, 201),
  addFeedbackEmail: everyPlayer(404, 404),
  sendReport: everyPlayer(200),
  acknowledgeNotice: everyPlayer(200),
  validateWord: everyPlayer(200, 200),
  wordDefinition: everyPlayer(200, 200),
  adminMetrics: adminsOnly,
  adminFeedback: adminsOnly,
  adminOperations: adminsOnly,
  runAdminJob: adminsOnly,
  adminReports: adminsOnly,
  actOnReport: [401, 401, 401, 401, 401, 403, 404, 403],
  adminHeldBack: adminsOnly,
  decideHeldBack: adminsOnly,
  siteFacts: all(200),
  readStatus: all(200),
  connectivityTest: all(204),
  healthLive: all(200),
  healthReady: all(200),
};

/** Calls of live games that also work for a duel. */
const DUEL_TABLE: Partial<Record<CallName, [input: Input, statuses: Statuses]>> = {
  createGame: [body({ gameMode: 'daily', level: 'keen' }), [400, 200, 201, 403, 403, 403, 201, 200]],
  getGame: [({ duelId }) => ({ params: { gameId: duelId } }), ownersOnly(200, 403, 403)],
  submitLetter: [({ duelId }) => ({ params: { gameId: duelId }, body: { letter: 'A' } }), ownersOnly(409)],
  submitPlacement: [
    ({ duelId }) => ({ params: { gameId: duelId }, body: { cellIndex: 0 } }),
    ownersOnly(200),
  ],
};

/** The documentation is public; the last one is the middleware for every request. */
const NO_CALLS = /^\/api\/docs|^\{\/\*splat\}$/;

test('every route is in the table', () => {
  const listed = (Object.keys(TABLE) as CallName[]).map(
    (name) => `${CALLS[name].method} ${CALLS[name].path}`,
  );
  const routes = app.routes().filter((route) => !NO_CALLS.test(route.split(' ')[1] ?? ''));
  expect(routes.sort()).toEqual(listed.sort());
});

/** The stream never ends, but its status is enough. */
async function streamStatus(cast: Cast, caller: Caller): Promise<number> {
  const { player, headers } = cast.browsers[caller];
  const aborted = new AbortController();
  const named: Record<string, string> = player === '' ? {} : { [PLAYER_HEADER]: player };
  const { status } = await fetch(addressOf(app) + PATHS.events, {
    headers: { ...headers, ...named },
    signal: aborted.signal,
  });
  aborted.abort();
  return status;
}

async function statusOf(call: Call, cast: Cast, caller: Caller, input: Input): Promise<number> {
  if (call === CALLS.eventStream) return streamStatus(cast, caller);
  const browser = cast.browsers[caller];
  const player = browser.player === '' ? undefined : browser.player;
  const { status } = await browser.call(call, { player, ...input(cast.thingsFor(caller), cast, caller) });
  return status;
}

const rows: (readonly [name: CallName, what: string, input: Input, statuses: Statuses])[] = [
  ...(Object.entries(TABLE) as [CallName, Statuses][]).map(
    ([name, statuses]) => [name, '', INPUTS[name], statuses] as const,
  ),
  ...(Object.entries(DUEL_TABLE) as [CallName, [Input, Statuses]][]).map(
    ([name, [input, statuses]]) => [name, ' for a duel', input, statuses] as const,
  ),
];
/** Calls after which the callers, or what they own, aren't as the table expects. */
const LEAVE_TRACES: readonly CallName[] = [
  'completeDaily',
  'startChallenge',
  'submitLetter',
  'register',
  'login',
  'logout',
  'deleteAccount',
  'setPlayerName',
  'joinGroup',
  'removeMember',
  'leaveGroup',
];
type Row = (typeof rows)[number];
const isReading = ([name]: Row) => CALLS[name].method === 'GET';
const leavesTraces = ([name]: Row) => LEAVE_TRACES.includes(name);

const answersTo = async (call: Call, cast: Cast, input: Input) => {
  const answers: Partial<Record<Caller, number>> = {};
  for (const caller of CALLERS) answers[caller] = await statusOf(call, cast, caller, input);
  return answers;
};
const byCaller = (statuses: Statuses) =>
  Object.fromEntries(CALLERS.map((caller, i) => [caller, statuses[i]]));

describe.each([
  ['change nothing', isReading],
  ['leave no traces', (row: Row) => !isReading(row) && !leavesTraces(row)],
])('calls that %s', (_, belongs) => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await Cast.of(app);
  });

  test.each(rows.filter(belongs))(
    '%s%s responds to each kind of caller as the table says',
    async (name, __, input, statuses) =>
      expect(await answersTo(CALLS[name], cast, input)).toEqual(byCaller(statuses)),
  );
});

test.each(rows.filter(leavesTraces))(
  '%s%s responds to each kind of caller as the table says',
  async (name, _, input, statuses) =>
    expect(await answersTo(CALLS[name], await Cast.of(app), input)).toEqual(byCaller(statuses)),
);
