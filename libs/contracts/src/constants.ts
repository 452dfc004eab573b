/** The entry point without schemas. The browser takes values from here, and only types from `index.ts`. */
export {
  KEY_PREFIX,
  PRODUCT,
  SETTINGS_KEY,
  SIGNED_IN_COOKIE,
  TAGLINE,
  UNKNOWN_COMMIT,
  USER_ID_FIELDS,
  buildOf,
  titleOf,
} from './product.js';
export * as LIMITS from './wire/limits.js';
export {
  ALPHANUMERIC,
  ANY_ID,
  CHALLENGE_CODE,
  DUEL_ID,
  GAME_CODE,
  GAME_CODE_LENGTH,
  GAME_CODE_PATTERN,
  SHARE_ID_LENGTH,
  SIMPLE_DAILY_ID,
  UPPERCASE_ALPHANUMERIC,
} from './wire/ids.js';
export {
  CHALLENGE_PAGE,
  DEMO_PAGES,
  NOTICE_HEADER,
  PAGES,
  PATHS,
  PERSONAL_PAGES,
  PLAYER_HEADER,
  REPLAY_PAGE,
  REPLAY_PICTURE,
  RESET_PASSWORD_PAGE,
  SHARE_PAGE,
  SHARE_PICTURE,
  groupLeaderboardPath,
  invitePath,
  pathOf,
  publicPages,
  wordCheckPath,
} from './wire/paths.js';
export {
  BAD_LETTER,
  TEXTS,
  blindLetterText,
  loadingFailedText,
  placeLetterText,
  rejectedText,
  roundText,
  simpleAlreadyPlayedText,
  turnsText,
  wordVerdict,
} from './texts.js';
export { CHALLENGE_NAME_PROBLEMS, CHALLENGE_TEXTS, PERFECT_CHANCES } from './challenges/challenge-texts.js';
export type { Difficulty, PerfectChance } from './challenges/challenge-texts.js';
export {
  ADMIN_TEXTS,
  HELD_BACK_REASON_TEXTS,
  durationText,
  feedbackCounts,
  noFeedbackSince,
  lastDaysText,
  jobsWaiting,
  lastBackupText,
  lastUpdated,
  sinceCommunity,
  stillCounting,
} from './admin/admin-texts.js';
export { MAINTENANCE_ADMIN_TEXTS, spanText, untilText } from './maintenance/maintenance-admin-texts.js';
export { MAINTENANCE_TEXTS } from './maintenance/maintenance-texts.js';
export {
  PEOPLE_ADMIN_TEXTS,
  PERSON_ACTION_DONE_TEXTS,
  PERSON_ACTION_QUESTIONS,
  PERSON_ACTION_TEXTS,
  PERSON_ROLE_TEXTS,
} from './admin/people-admin-texts.js';
export { PERSON_ACTIONS, type PersonAction } from './admin/person-actions.js';
export {
  ACCOUNT_TEXTS,
  TOO_MANY_SIGN_INS,
  SIGN_IN_META,
  SIGN_IN_TEXTS,
  SESSION_TEXTS,
} from './accounts/account-texts.js';
export { REMOVAL_TEXTS, SLOW_GAME_TEXTS } from './live/game-texts.js';
export { REPLAY_TEXTS, replayName, sharedReplayTitle } from './replays/replay-texts.js';
export { RESULTS_TEXTS, sharedTitle } from './results/results-texts.js';
export {
  dailyShareLines,
  SHARE_FORMS,
  lineRows,
  scoreMark,
  shareText,
  spokenLetters,
  spokenLines,
  spokenSquares,
  matchShareLines,
} from './results/share-text.js';
export type { SharedDaily, SharedGrid, ShareForm, SharedMatch } from './results/share-text.js';
export { GROUP_TEXTS } from './groups/group-texts.js';
export { GAME_REACTIONS, GRID_REACTIONS, REACTIONS, type Reaction } from './wire/reactions.js';
export {
  ACTIONS_FOR,
  NOTICE_KINDS,
  REPORT_ACTIONS,
  REPORT_KINDS,
  REPORT_REASONS,
  REASON_TEXTS,
  neutralGroupName,
} from './moderation/moderation-kinds.js';
export type { NoticeKind, ReportAction, ReportKind, ReportReason } from './moderation/moderation-kinds.js';
export {
  ACTION_DONE_TEXTS,
  ACTION_QUESTIONS,
  ACTION_TEXTS,
  MODERATION_TEXTS,
  REPORT_KIND_TEXTS,
  membersOf,
  moreNotes,
  nowCalled,
  reportedBy,
  reportedGame,
  reportedReplay,
  reportedLetters,
  reportsTab,
  undoText,
} from './moderation/moderation-admin-texts.js';
export { cleanName, nameProblem } from './players/name-rules.js';
export type { NameProblem } from './players/name-rules.js';
export {
  GROUP_NAME_PROBLEMS,
  NAME_DIALOG_PROBLEMS,
  NAME_PAGE_PROBLEMS,
  NAME_SERVER_PROBLEMS,
  NAME_TEXTS,
} from './players/name-texts.js';
export { PUSH_DEFAULT_KINDS, PUSH_KINDS } from './push/push-kinds.js';
export type { PushKind } from './push/push-kinds.js';
export { gameNoticeTag, PUSH_NAMELESS, PUSH_NOTICES, PUSH_TEXTS } from './push/push-notices.js';
export type { PushNotice } from './push/push-notices.js';
export { DEVICE_TEXTS } from './devices/device-texts.js';
export { CODE_ALPHABET, cleanDeviceCode, isDeviceCode, shownDeviceCode } from './devices/device-codes.js';
export { ERRORS } from './wire/errors.js';
export type { ErrorCode } from './wire/errors.js';
export { DUEL_LEVELS, DUEL_TEXTS } from './duels/duel-texts.js';
export {
  ADDRESS_LIMITS,
  DEVICE_CODE_MISSES,
  GUESS_LIMITS,
  GUESS_QUEUE,
  IPV6_SITE_FACTOR,
  MESSAGE_LIMITS,
  MAX_CONNECTIONS,
  MAX_WAITING_PASSWORDS,
  RATE_LIMITS,
  METHOD_MAILS,
  SIGN_IN_LIMITS,
  SIGN_IN_QUEUE,
} from './wire/rate-limits.js';
export type { RateLimitName } from './wire/rate-limits.js';
