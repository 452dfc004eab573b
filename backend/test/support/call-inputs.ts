import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, type CallInput } from './app.js';
import { Authenticator } from './authenticator.js';
import { anAccount } from './browser.js';
import { ADMIN, type Caller, type Cast, type Things } from './callers.js';
import { CHALLENGE_GRID, CHALLENGE_LETTERS } from './challenges.js';
import { BLIND, GOOD_GRID } from './dailies.js';
import { aName } from './groups.js';
import { PushDevice } from './push-devices.js';

export type CallName = keyof typeof CALLS;
/** What a caller sends who wants to reach these things. */
export type Input = (reached: Things, cast: Cast, caller: Caller) => CallInput;

const ORIGIN = 'http://localhost:3000';
const DATE = '2026-11-20';
/** A whole daily, row by row. */
const MOVES = GOOD_GRID.flat().map((letter, at) => ({ round: at + 1, letter, cellIndex: at }));
/** A valid ID that nothing has. */
const NOTHING = '3f2b8c1e-9d4a-4f6b-8a7c-5e0d1f2a3b4c';
const none: Input = () => ({});
/** The password of the caller's account. */
const ownPassword = ({ member }: Cast, caller: Caller) => ({
  password: caller === 'admin' ? ADMIN.password : member.password,
});
export const body =
  (content: object): Input =>
  () => ({ body: content });
const ofGame =
  (content?: object): Input =>
  ({ gameId }) => ({ params: { gameId }, ...(content ? { body: content } : {}) });
const ofChallenge =
  (content?: object): Input =>
  ({ challengeCode }) => ({ params: { code: challengeCode }, ...(content ? { body: content } : {}) });
const ofGroup: Input = ({ groupId }) => ({ params: { groupId } });
/** A caller without a player can't fill in the path. */
const ofPlayer: Input = ({ player, gameId }, _, caller) => ({
  params: { gameId, playerUUID: caller === 'nobody' ? 'x' : player },
});

/** A valid input of every call. */
export const INPUTS: Record<CallName, Input> = {
  createDaily: body({}),
  completeDaily: ({ dailyId }) => ({ params: { gameId: dailyId }, body: { playerGrid: GOOD_GRID } }),
  getDaily: ({ dailyId }) => ({ params: { gameId: dailyId } }),
  checkCompletion: () => ({ query: { date: DATE } }),
  todayHighScore: none,
  dailyTodayHighScore: none,
  dailyHighScore: () => ({ params: { date: '20/11/2026' } }),
  lastThreeDailies: none,
  dailySequence: () => ({ params: { date: '18/11/2026' } }),
  dailyCommitments: () => ({ query: { from: DATE, to: DATE } }),
  dailySpread: () => ({ params: { date: '2026-11-18' } }),
  syncState: ({ dailyId }) => ({
    body: {
      challengeDate: DATE,
      currentRound: 2,
      gameState: { gameId: dailyId, roundHistory: [{ round: 1, letter: BLIND[0], cellIndex: 0 }] },
    },
  }),
  restoreState: () => ({ query: { date: DATE } }),
  listDuels: none,
  createSimpleDaily: body({}),
  getSimpleDaily: ({ simpleId }) => ({ params: { gameId: simpleId } }),
  actInSimpleDaily: ({ simpleId }) => ({
    params: { gameId: simpleId },
    body: { action: 'PLACE_LETTER', cellIndex: 0 },
  }),
  practiceMonth: () => ({ params: { month: '2026-11' } }),
  createPractice: body({ date: '2026-11-10' }),
  getPractice: ({ practiceId }) => ({ params: { gameId: practiceId } }),
  completePractice: ({ practiceId }) => ({ params: { gameId: practiceId }, body: { playerGrid: GOOD_GRID } }),
  createChallenge: body({ letters: [...CHALLENGE_LETTERS], requestId: NOTHING }),
  listChallenges: none,
  getChallenge: ofChallenge(),
  deleteChallenge: ({ ownChallengeCode }) => ({ params: { code: ownChallengeCode } }),
  startChallenge: ofChallenge({}),
  getChallengeGame: ofChallenge(),
  completeChallenge: ofChallenge({ playerGrid: CHALLENGE_GRID }),
  challengeGrids: ({ ownChallengeCode }) => ({ params: { code: ownChallengeCode } }),
  withdrawChallengeGame: ofChallenge(),
  bestPossible: body({ letters: GOOD_GRID.flat() }),
  reviewDaily: body({ moves: MOVES }),
  createGame: body({}),
  joinGame: ofGame({ clientId: 'c' }),
  submitLetter: ofGame({ letter: 'A' }),
  submitPlacement: ofGame({ cellIndex: 0 }),
  activeGames: ofPlayer,
  getGame: ofGame(),
  resetPlayer: ({ gameId }) => ({ params: { gameId, playerId: '1' }, body: {} }),
  updateStatus: ofGame({ status: 'away' }),
  hideGame: ofPlayer,
  rematch: ofGame({}),
  finishedGames: ofPlayer,
  gameReplay: ofGame(),
  shareReplay: ofGame({}),
  stopSharingReplay: ofGame(),
  publicReplay: () => ({ params: { shareId: 'missing' } }),
  nudge: ofGame({}),
  react: ofGame({ reaction: 'nice' }),
  letGo: ofGame({}),
  presenceConfig: none,
  updatePresence: body({ status: 'active' }),
  pushKey: none,
  savePushSubscription: () => ({
    body: { ...new PushDevice().subscription, kinds: ['reminder'], reminder: null },
  }),
  deletePushSubscription: () => ({ body: { endpoint: new PushDevice().endpoint } }),
  setPresence: ({ gameId }) => ({ body: { gameId, isActive: true } }),
  eventStream: none,
  register: () => ({ body: anAccount() }),
  login: (_, { member }) => ({ body: member }),
  logout: body({}),
  currentUser: none,
  linkUuid: (_, { browsers }, caller) => ({ body: { playerUUID: browsers[caller].player || aPlayer() } }),
  checkUuidAssociation: none,
  requestPasswordReset: body({ email: 'nobody@play.example' }),
  validateResetToken: () => ({ query: { token: 'x' } }),
  resetPassword: body({ token: 'x', password: 'correct horse' }),
  exportData: none,
  deleteAccount: (_, { member }, caller) => ({
    body: { password: caller === 'admin' ? 'not this' : member.password },
  }),
  signInOptions: none,
  signInMethods: none,
  startOidc: body({}),
  startOidcLink: (_, cast, caller) => ({ body: ownPassword(cast, caller) }),
  finishOidc: body({ parameters: 'code=x&state=x' }),
  startPasskeySignIn: body({}),
  passkeySignIn: () => ({ body: { credential: new Authenticator(ORIGIN).show({ challenge: 'x' }) } }),
  startPasskey: (_, cast, caller) => ({ body: ownPassword(cast, caller) }),
  addPasskey: () => ({
    body: { name: 'Key', credential: new Authenticator(ORIGIN).create({ challenge: 'x' }) },
  }),
  renamePasskey: () => ({ params: { passkeyId: 'of-somebody-else' }, body: { name: 'Key' } }),
  removePasskey: (_, cast, caller) => ({
    params: { passkeyId: 'of-somebody-else' },
    body: ownPassword(cast, caller),
  }),
  startPasskeyCheck: body({}),
  checkPasskey: () => ({ body: { credential: new Authenticator(ORIGIN).show({ challenge: 'x' }) } }),
  unlinkIdentity: (_, cast, caller) => ({
    params: { identityId: 'of-somebody-else' },
    body: ownPassword(cast, caller),
  }),
  createDeviceCode: body({}),
  checkDeviceCode: body({ code: 'ABCD-2345' }),
  linkDevice: body({ code: 'ABCD-2345' }),
  listDevices: none,
  forgetDevice: () => ({ params: { deviceId: 'of-somebody-else' } }),
  playerName: none,
  accountPlayerName: () => ({ params: { userId: 'of somebody else' } }),
  playerProfile: none,
  usernameAvailable: () => ({ query: { username: 'Nobody Yet' } }),
  setPlayerName: () => ({ body: { playerName: aName() } }),
  setAccountPlayerName: () => ({ body: { playerName: aName() } }),
  readLeaderboard: none,
  leaderboardToday: none,
  leaderboardStreaks: none,
  periodLeaderboard: () => ({ query: { period: 'week' } }),
  perfectClub: none,
  listGroups: none,
  createGroup: () => ({ body: { name: aName('Group') } }),
  groupNameAvailable: () => ({ query: { name: 'Nobody Yet' } }),
  joinGroup: ({ inviteCode }) => ({ body: { inviteCode } }),
  getGroup: ofGroup,
  renameGroup: ({ groupId }) => ({ params: { groupId }, body: { name: aName('Group') } }),
  groupLeaderboard: ofGroup,
  groupPeriodLeaderboard: ({ groupId }) => ({ params: { groupId }, query: { period: 'week' } }),
  groupWeek: ofGroup,
  groupGrids: ofGroup,
  closeGrids: ({ groupId }) => ({ params: { groupId }, body: { closed: true } }),
  reactToGrid: ({ groupId, fellowId }) => ({
    params: { groupId, memberId: fellowId },
    body: { date: DATE, reaction: 'nice' },
  }),
  groupMembers: ofGroup,
  leaveGroup: ofGroup,
  removeMember: ({ groupId, fellowId }) => ({ params: { groupId, memberId: fellowId } }),
  promoteMember: ({ groupId, fellowId }) => ({ params: { groupId }, body: { targetUUID: fellowId } }),
  playerStats: none,
  playerStreaks: none,
  playerAchievements: none,
  playerRecord: none,
  recordGames: none,
  streakLedger: none,
  opponentRecords: none,
  shareResult: ({ dailyId }) => ({ body: { gameId: dailyId } }),
  shareDemoResult: body({ gameId: 'demo' }),
  publicResultOf: () => ({ params: { shareId: 'demo' } }),
  sendFeedback: body({ message: 'A fine game' }),
  addFeedbackEmail: body({ feedbackId: NOTHING, email: 'ann@play.example' }),
  sendReport: ({ fellowId }) => ({ body: { kind: 'player-name', target: fellowId, reason: 'offensive' } }),
  acknowledgeNotice: () => ({ params: { noticeId: NOTHING }, body: {} }),
  validateWord: body({ word: 'AT' }),
  wordDefinition: body({ word: 'AT' }),
  adminMetrics: none,
  adminFeedback: none,
  adminOperations: none,
  runAdminJob: () => ({ params: { name: 'count-days' } }),
  adminReports: none,
  actOnReport: () => ({ params: { reportId: NOTHING }, body: { action: 'dismiss' } }),
  adminHeldBack: none,
  decideHeldBack: (_, { heldBackId }) => ({ params: { gameId: heldBackId }, body: { counts: false } }),
  findPeople: ({ fellowId }) => ({ query: { search: fellowId } }),
  readPerson: ({ fellowId }) => ({ params: { personId: fellowId } }),
  readPersonEmail: ({ fellowId }) => ({ params: { personId: fellowId } }),
  listPerson: ({ fellowId }) => ({ params: { personId: fellowId }, body: { isLeftOut: false } }),
  actOnPerson: ({ fellowId }) => ({ params: { personId: fellowId }, body: { action: 'export' } }),
  readMaintenance: none,
  changeMaintenance: body({}),
  siteFacts: none,
  readStatus: none,
  connectivityTest: none,
  healthLive: none,
  healthReady: none,
};
