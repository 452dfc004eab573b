import { CALLS, type Call } from '@tessera/contracts';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/constants';
import { aPlayer, type CallInput, type TestApp } from './support/app.js';
import { anAccount } from './support/browser.js';
import { CALLERS, Cast, startGuardedApp, type Caller, type Things } from './support/callers.js';
import { BLIND, GOOD_GRID } from './support/dailies.js';
import { aName } from './support/groups.js';
import { addressOf } from './support/live.js';

let app: TestApp;
beforeAll(async () => {
  app = await startGuardedApp();
});
afterAll(() => app.close());

type CallName = keyof typeof CALLS;
type Input = (reached: Things, cast: Cast, caller: Caller) => CallInput;
/** Statuses in the order of CALLERS: nobody, owner, other, linked, superseded, wrong, admin, member. */
type Statuses = readonly [number, number, number, number, number, number, number, number];

const DATE = '2026-11-20';
/** A whole daily, row by row. */
const MOVES = GOOD_GRID.flat().map((letter, at) => ({ round: at + 1, letter, cellIndex: at }));
const none: Input = () => ({});
const body =
  (content: object): Input =>
  () => ({ body: content });
const ofGame =
  (content?: object): Input =>
  ({ gameId }) => ({ params: { gameId }, ...(content ? { body: content } : {}) });
const ofGroup: Input = ({ groupId }) => ({ params: { groupId } });
/** A caller without a player can't fill in the path. */
const ofPlayer: Input = ({ player, gameId }, _, caller) => ({
  params: { gameId, playerUUID: caller === 'nobody' ? 'x' : player },
});
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

/** For admins. Others with a session may learn that the call exists. */
const adminsOnly: Statuses = [401, 401, 401, 401, 401, 403, 200, 403];

const TABLE: Record<CallName, [input: Input, statuses: Statuses]> = {
  createDaily: [body({}), [400, 200, 201, 403, 403, 403, 201, 200]],
  completeDaily: [
    ({ dailyId }) => ({ params: { gameId: dailyId }, body: { playerGrid: GOOD_GRID } }),
    ownersOnly(200),
  ],
  getDaily: [({ dailyId }) => ({ params: { gameId: dailyId } }), ownersOnly(200)],
  checkCompletion: [() => ({ query: { date: DATE } }), everyPlayer(200)],
  todayHighScore: [none, all(200)],
  dailyTodayHighScore: [none, all(200)],
  dailyHighScore: [() => ({ params: { date: '20/11/2026' } }), all(200)],
  lastThreeChallenges: [none, everyPlayer(200, 200)],
  dailySequence: [() => ({ params: { date: '18/11/2026' } }), everyPlayer(200, 200)],
  dailyCommitments: [() => ({ query: { from: DATE, to: DATE } }), all(200)],
  syncState: [
    ({ dailyId }) => ({
      body: {
        challengeDate: DATE,
        currentRound: 2,
        gameState: { gameId: dailyId, roundHistory: [{ round: 1, letter: BLIND[0], cellIndex: 0 }] },
      },
    }),
    signedIn(200, 403),
  ],
  restoreState: [() => ({ query: { date: DATE } }), signedIn(200)],
  listDuels: [none, everyPlayer(200)],
  createSimpleDaily: [body({}), [400, 200, 201, 403, 403, 403, 201, 200]],
  getSimpleDaily: [({ simpleId }) => ({ params: { gameId: simpleId } }), ownersOnly(200)],
  actInSimpleDaily: [
    ({ simpleId }) => ({ params: { gameId: simpleId }, body: { action: 'PLACE_LETTER', cellIndex: 0 } }),
    ownersOnly(200),
  ],
  practiceMonth: [() => ({ params: { month: '2026-11' } }), everyPlayer(200, 200)],
  createPractice: [body({ date: '2026-11-10' }), [400, 200, 201, 403, 403, 403, 201, 200]],
  getPractice: [({ practiceId }) => ({ params: { gameId: practiceId } }), ownersOnly(200)],
  completePractice: [
    ({ practiceId }) => ({ params: { gameId: practiceId }, body: { playerGrid: GOOD_GRID } }),
    ownersOnly(200),
  ],
  bestPossible: [body({ letters: GOOD_GRID.flat() }), everyPlayer(200, 200)],
  reviewDaily: [body({ moves: MOVES }), everyPlayer(200, 200)],
  createGame: [body({}), everyPlayer(201, 201)],
  joinGame: [ofGame({ clientId: 'c' }), ownersOnly(200, 409)],
  submitLetter: [ofGame({ letter: 'A' }), ownersOnly(200)],
  submitPlacement: [ofGame({ cellIndex: 0 }), ownersOnly(409)],
  activeGames: [ofPlayer, ownersOnly(200)],
  getGame: [ofGame(), ownersOnly(200, 403, 403)],
  resetPlayer: [({ gameId }) => ({ params: { gameId, playerId: '1' }, body: {} }), ownersOnly(200)],
  updateStatus: [ofGame({ status: 'away' }), ownersOnly(200)],
  hideGame: [ofPlayer, ownersOnly(200)],
  rematch: [ofGame({}), ownersOnly(409)],
  presenceConfig: [none, all(200)],
  updatePresence: [body({ status: 'active' }), everyPlayer(200)],
  setPresence: [({ gameId }) => ({ body: { gameId, isActive: true } }), everyPlayer(200)],
  eventStream: [none, everyPlayer(200)],
  register: [() => ({ body: anAccount() }), all(201)],
  login: [(_, { member }) => ({ body: member }), all(200)],
  logout: [body({}), all(200)],
  currentUser: [none, [401, 401, 401, 401, 401, 200, 200, 200]],
  linkUuid: [
    (_, { browsers }, caller) => ({ body: { playerUUID: browsers[caller].player || aPlayer() } }),
    [401, 401, 401, 401, 401, 409, 200, 200],
  ],
  checkUuidAssociation: [none, all(200)],
  requestPasswordReset: [body({ email: 'nobody@play.example' }), all(200)],
  validateResetToken: [() => ({ query: { token: 'x' } }), all(200)],
  resetPassword: [body({ token: 'x', password: 'correct horse' }), all(400)],
  exportData: [none, signedIn(200)],
  deleteAccount: [
    (_, { member }, caller) => ({ body: { password: caller === 'admin' ? 'not this' : member.password } }),
    signedIn(200, 401),
  ],
  playerName: [none, [400, 200, 404, 403, 403, 403, 200, 200]],
  accountPlayerName: [() => ({ params: { userId: 'of somebody else' } }), signedIn(404)],
  playerProfile: [none, everyPlayer(200)],
  usernameAvailable: [() => ({ query: { username: 'Nobody Yet' } }), everyPlayer(200)],
  setPlayerName: [() => ({ body: { playerName: aName() } }), everyPlayer(200)],
  setAccountPlayerName: [() => ({ body: { playerName: aName() } }), signedIn(200)],
  readLeaderboard: [none, everyPlayer(200, 200)],
  leaderboardToday: [none, everyPlayer(200, 200)],
  leaderboardStreaks: [none, everyPlayer(200, 200)],
  perfectClub: [none, everyPlayer(200, 200)],
  listGroups: [none, everyPlayer(200)],
  createGroup: [() => ({ body: { name: aName('Group') } }), signedIn(201)],
  groupNameAvailable: [() => ({ query: { name: 'Nobody Yet' } }), signedIn(200)],
  joinGroup: [({ inviteCode }) => ({ body: { inviteCode } }), [400, 200, 409, 403, 403, 403, 200, 200]],
  getGroup: [ofGroup, ownersOnly(200, 404)],
  renameGroup: [
    ({ groupId }) => ({ params: { groupId }, body: { name: aName('Group') } }),
    ownersOnly(200, 404),
  ],
  groupLeaderboard: [ofGroup, ownersOnly(200, 404)],
  groupMembers: [ofGroup, ownersOnly(200, 404)],
  leaveGroup: [ofGroup, ownersOnly(200, 404)],
  removeMember: [
    ({ groupId, fellowId }) => ({ params: { groupId, memberId: fellowId } }),
    ownersOnly(200, 404),
  ],
  promoteMember: [
    ({ groupId, fellowId }) => ({ params: { groupId }, body: { targetUUID: fellowId } }),
    ownersOnly(200, 404),
  ],
  playerStats: [none, everyPlayer(200)],
  playerStreaks: [none, everyPlayer(200)],
  playerAchievements: [none, everyPlayer(200)],
  shareResult: [({ dailyId }) => ({ body: { gameId: dailyId } }), ownersOnly(409)],
  shareDemoResult: [body({ gameId: 'demo' }), everyPlayer(200, 200)],
  publicResultOf: [() => ({ params: { shareId: 'demo' } }), everyPlayer(200, 200)],
  sendFeedback: [body({ message: 'A fine game' }), everyPlayer(201, 201)],
  addFeedbackEmail: [
    body({ feedbackId: '3f2b8c1e-9d4a-4f6b-8a7c-5e0d1f2a3b4c', email: 'ann@play.example' }),
    everyPlayer(404, 404),
  ],
  validateWord: [body({ word: 'AT' }), everyPlayer(200, 200)],
  wordDefinition: [body({ word: 'AT' }), everyPlayer(200, 200)],
  adminMetrics: [none, adminsOnly],
  adminFeedback: [none, adminsOnly],
  adminOperations: [none, adminsOnly],
  runAdminJob: [() => ({ params: { name: 'count-days' } }), adminsOnly],
  siteFacts: [none, all(200)],
  connectivityTest: [none, all(204)],
  healthLive: [none, all(200)],
  healthReady: [none, all(200)],
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

const rowsOf = (table: Partial<Record<CallName, [Input, Statuses]>>, what: string) =>
  (Object.entries(table) as [CallName, [Input, Statuses]][]).map(
    ([name, [input, statuses]]) => [name, what, input, statuses] as const,
  );

const rows = [...rowsOf(TABLE, ''), ...rowsOf(DUEL_TABLE, ' for a duel')];
const isReading = ([name]: (typeof rows)[number]) => CALLS[name].method === 'GET';

const answersTo = async (call: Call, cast: Cast, input: Input) => {
  const answers: Partial<Record<Caller, number>> = {};
  for (const caller of CALLERS) answers[caller] = await statusOf(call, cast, caller, input);
  return answers;
};
const byCaller = (statuses: Statuses) =>
  Object.fromEntries(CALLERS.map((caller, i) => [caller, statuses[i]]));

describe('calls that change nothing', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await Cast.of(app);
  });

  test.each(rows.filter(isReading))(
    '%s%s responds to each kind of caller as the table says',
    async (name, _, input, statuses) =>
      expect(await answersTo(CALLS[name], cast, input)).toEqual(byCaller(statuses)),
  );
});

test.each(rows.filter((row) => !isReading(row)))(
  '%s%s responds to each kind of caller as the table says',
  async (name, _, input, statuses) =>
    expect(await answersTo(CALLS[name], await Cast.of(app), input)).toEqual(byCaller(statuses)),
);
