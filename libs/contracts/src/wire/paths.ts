import { KEY_PREFIX } from '../product/product.js';

/** Every path of the API. `:name` marks a parameter. */
export const PATHS = {
  createDaily: '/api/1pv3/create',
  checkCompletion: '/api/1pv3/check-completion',
  todayHighScore: '/api/1pv3/today-high-score',
  lastThreeDailies: '/api/1pv3/last-three-challenges',
  completeDaily: '/api/1pv3/:gameId/complete',
  getDaily: '/api/1pv3/:gameId',
  syncState: '/api/1pv3/sync-state',
  restoreState: '/api/1pv3/restore-state',
  dailySequence: '/api/daily-challenge-sequence/:date',
  dailyTodayHighScore: '/api/daily-challenge/today-high-score',
  dailyCommitments: '/api/daily/commitments',
  dailySpread: '/api/daily/spread/:date',
  dailyHighScore: '/api/daily-challenge/high-score/:date',
  duels: '/api/daily-challenge/duels',
  createSimpleDaily: '/api/daily-challenge-simple',
  simpleDaily: '/api/daily-challenge-simple/:gameId',
  simpleDailyAction: '/api/daily-challenge-simple/:gameId/action',
  practiceMonth: '/api/practice/months/:month',
  createPractice: '/api/practice',
  practiceGame: '/api/practice/:gameId',
  completePractice: '/api/practice/:gameId/complete',
  challenges: '/api/challenges',
  challenge: '/api/challenges/:code',
  startChallenge: '/api/challenges/:code/start',
  challengeGame: '/api/challenges/:code/game',
  completeChallenge: '/api/challenges/:code/complete',
  challengeGrids: '/api/challenges/:code/grids',
  bestPossible: '/api/solver/best-possible',
  reviewDaily: '/api/solver/review',
  createGame: '/api/games',
  getGame: '/api/games/:gameId',
  joinGame: '/api/games/:gameId/join',
  submitLetter: '/api/games/:gameId/letter',
  submitPlacement: '/api/games/:gameId/placement',
  resetPlayer: '/api/games/:gameId/reset-player/:playerId',
  updateStatus: '/api/games/:gameId/status',
  rematch: '/api/games/:gameId/rematch',
  nudge: '/api/games/:gameId/nudge',
  gameReaction: '/api/games/:gameId/reaction',
  letGo: '/api/games/:gameId/let-go',
  activeGames: '/api/games/player/:playerUUID/active',
  hideGame: '/api/games/:gameId/player/:playerUUID',
  finishedGames: '/api/games/player/:playerUUID/finished',
  gameReplay: '/api/games/:gameId/replay',
  shareReplay: '/api/games/:gameId/replay/share',
  publicReplay: '/api/replays/:shareId',
  presenceConfig: '/api/presence/config',
  updatePresence: '/api/presence/update',
  setPresence: '/api/presence',
  push: '/api/push',
  pushSubscriptions: '/api/push/subscriptions',
  events: '/api/events',
  register: '/api/auth/register',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  currentUser: '/api/auth/user',
  linkUuid: '/api/auth/link-uuid',
  checkUuidAssociation: '/api/auth/check-uuid-association',
  requestPasswordReset: '/api/auth/request-password-reset',
  validateResetToken: '/api/auth/validate-reset-token',
  resetPassword: '/api/auth/reset-password',
  exportData: '/api/auth/export',
  deleteAccount: '/api/auth/delete-account',
  signInOptions: '/api/auth/options',
  signInMethods: '/api/auth/methods',
  startOidc: '/api/auth/oidc/start',
  startOidcLink: '/api/auth/oidc/link',
  finishOidc: '/api/auth/oidc/finish',
  unlinkIdentity: '/api/auth/identities/:identityId/unlink',
  startPasskeySignIn: '/api/auth/passkeys/sign-in/start',
  passkeySignIn: '/api/auth/passkeys/sign-in',
  startPasskey: '/api/auth/passkeys/start',
  startPasskeyCheck: '/api/auth/passkeys/check/start',
  checkPasskey: '/api/auth/passkeys/check',
  passkeys: '/api/auth/passkeys',
  passkey: '/api/auth/passkeys/:passkeyId',
  removePasskey: '/api/auth/passkeys/:passkeyId/remove',
  deviceCodes: '/api/devices/codes',
  checkDeviceCode: '/api/devices/codes/check',
  linkDevice: '/api/devices/link',
  devices: '/api/devices',
  device: '/api/devices/:deviceId',
  setAccountPlayerName: '/api/auth/user/player-name',
  playerName: '/api/player/name',
  accountPlayerName: `/api/player/name/${KEY_PREFIX}/:userId`,
  playerProfile: '/api/player/profile',
  noticeSeen: '/api/player/notices/:noticeId/seen',
  usernameAvailable: '/api/player/username-available',
  leaderboard: '/api/leaderboard',
  leaderboardToday: '/api/leaderboard/today',
  leaderboardStreaks: '/api/leaderboard/streaks',
  periodLeaderboard: '/api/leaderboard/period',
  perfectClub: '/api/leaderboard/32club',
  groups: '/api/groups',
  groupNameAvailable: '/api/groups/name-available',
  joinGroup: '/api/groups/join',
  group: '/api/groups/:groupId',
  groupLeaderboard: '/api/groups/:groupId/leaderboard',
  groupPeriodLeaderboard: '/api/groups/:groupId/leaderboard/period',
  groupWeek: '/api/groups/:groupId/week',
  groupGrids: '/api/groups/:groupId/grids',
  gridReaction: '/api/groups/:groupId/grids/:memberId/reaction',
  groupMembers: '/api/groups/:groupId/members',
  groupMember: '/api/groups/:groupId/members/:memberId',
  leaveGroup: '/api/groups/:groupId/leave',
  promoteMember: '/api/groups/:groupId/promote',
  playerStats: '/api/player/stats',
  playerStreaks: '/api/player/streaks-unified',
  playerAchievements: '/api/player/achievements',
  playerRecord: '/api/player/record',
  recordGames: '/api/player/record/games',
  streakLedger: '/api/player/record/ledger',
  opponentRecords: '/api/player/record/opponents',
  shareResult: '/api/public-results',
  shareDemoResult: '/api/demo-public-results',
  publicResult: '/api/public-results/:shareId',
  sendFeedback: '/api/feedback',
  addFeedbackEmail: '/api/feedback/email',
  reports: '/api/reports',
  validateWord: '/api/validate-word',
  wordDefinition: '/api/word-definition',
  adminMetrics: '/api/admin/dashboard-metrics',
  adminFeedback: '/api/admin/feedback',
  adminOperations: '/api/admin/operations',
  adminReports: '/api/admin/reports',
  reportActions: '/api/admin/reports/:reportId/actions',
  runAdminJob: '/api/admin/jobs/:name/run',
  adminHeldBack: '/api/admin/held-back',
  decideHeldBack: '/api/admin/held-back/:gameId',
  adminMaintenance: '/api/admin/maintenance',
  people: '/api/admin/people',
  person: '/api/admin/people/:personId',
  personEmail: '/api/admin/people/:personId/email',
  personListing: '/api/admin/people/:personId/listing',
  personActions: '/api/admin/people/:personId/actions',
  site: '/api/site',
  status: '/api/status',
  connectivityTest: '/api/connectivity-test',
  healthLive: '/api/health/live',
  healthReady: '/api/health/ready',
} as const;

/** The page that a password reset email links to. */
export const RESET_PASSWORD_PAGE = '/reset-password/:token';

/** The page of a shared result. The server adds the result to its head, for link previews. */
export const SHARE_PAGE = '/share/:shareId';
/** The preview image of a shared result, a PNG. */
export const SHARE_PICTURE = `${SHARE_PAGE}.png`;

/** The page of a shared replay, with the replay in its head, and its preview image. */
export const REPLAY_PAGE = '/replay/:shareId';
export const REPLAY_PICTURE = `${REPLAY_PAGE}.png`;

/** The page of a challenge: eight letters that a player has chosen for others. */
export const CHALLENGE_PAGE = '/challenge/:code';

/** Pages that show the real screens with fixed data. Nothing can be played there. */
export const DEMO_PAGES = {
  dailyDemo: '/daily-challenge-demo',
  winDemo: '/end-game-demo',
  lossDemo: '/end-game-demo-loser',
  resultsDemo: '/1pv3results-demo',
  countingDemo: '/1pv3-animated-demo',
  achievementDemo: '/achievement-demo',
  streakEnhancementDemo: '/streak-enhancement-demo',
  homeDemo: '/home-badge-demo',
  round1PopupDemo: '/round1-popup-demo',
  round2PopupDemo: '/round2-popup-demo',
  round2SequenceDemo: '/round2tutorial2',
  round1TutorialDemo: '/round1-tutorial-demo',
} as const;

/** Every page of the web app. The client uses them as routes, the server to tell which pages exist. */
export const PAGES = {
  home: '/',
  daily: '/1pv3-daily-challenge',
  dailyShort: '/1pv3',
  dailyResults: '/1pv3-results/:gameId',
  /** Works for a completed daily, practice game or challenge, and for a finished live game or duel. */
  review: '/review/:gameId',
  duels: '/daily-challenge',
  duel: '/daily-challenge/:gameId',
  simpleDaily: '/daily-challenge-simple',
  archive: '/archive',
  /** A past daily, by its date (`yyyy-mm-dd`). */
  practice: '/archive/:date',
  /** Play My Letters. */
  challenges: '/challenges',
  challenge: CHALLENGE_PAGE,
  playFriend: '/play-friend',
  liveGame: '/game/:gameId',
  /** The game that this tab is in, according to its session storage. */
  currentGame: '/game',
  wordChecker: '/word-checker',
  sharedResult: SHARE_PAGE,
  sharedReplay: REPLAY_PAGE,
  achievements: '/achievements',
  record: '/record',
  /** All games of the record, or those of a `month` (`yyyy-mm`) or `score`. */
  recordGames: '/record/games',
  feedback: '/feedback',
  auth: '/auth',
  /** Where the OpenID Connect provider sends the browser back. */
  authReturn: '/auth/return',
  resetPassword: RESET_PASSWORD_PAGE,
  account: '/account',
  /** Where a code from another device is entered. */
  linkDevice: '/link',
  playerName: '/player-name',
  leaderboards: '/leaderboards',
  leaderboard: '/leaderboard',
  the32Club: '/the32club',
  groups: '/groups',
  rules: '/rules',
  about: '/about',
  community: '/community',
  privacyPolicy: '/privacy-policy',
  status: '/status',
  ...DEMO_PAGES,
  adminDashboard: '/admin-dashboard',
} as const;

/** Pages that depend on the session or on what this tab stores; without that, they redirect. */
export const PERSONAL_PAGES: readonly string[] = [
  PAGES.account,
  PAGES.adminDashboard,
  PAGES.authReturn,
  PAGES.currentGame,
];

/** The pages that anyone can open by their address alone. */
export const publicPages = (): string[] =>
  Object.values(PAGES).filter((path) => !path.includes(':') && !PERSONAL_PAGES.includes(path));

/** The header in which every request names its player. */
export const PLAYER_HEADER = 'x-player-uuid';

/** The header in which responses announce maintenance: a `ServiceNotice` as JSON, percent-encoded. */
export const NOTICE_HEADER = 'x-service-notice';

/**
 * Fills in the parameters of a path, each of them encoded. Throws a RangeError if one is missing, empty, '.'
 * or '..', because a browser would resolve the dots, even encoded ones, to another path.
 */
export const pathOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || /^\.{0,2}$/.test(value)) throw new RangeError(`bad ${name} in ${path}`);
    return encodeURIComponent(value);
  });

/** The path of the word checker that checks this word immediately. */
export const wordCheckPath = (word: string): string =>
  `${PAGES.wordChecker}?word=${encodeURIComponent(word)}&autoSubmit=true`;

/** The path of a group's leaderboard. */
export const groupLeaderboardPath = (groupId: string): string =>
  `${PAGES.leaderboards}?group=${encodeURIComponent(groupId)}`;

/** The path of the Groups page with an invite code filled in, which group members can share. */
export const invitePath = (inviteCode: string): string =>
  `${PAGES.groups}?invite=${encodeURIComponent(inviteCode)}`;
