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
  wordVerdict,
} from './texts.js';
export {
  CHALLENGE_NAME_PROBLEMS,
  CHALLENGE_TEXTS,
  DIFFICULTY_TEXTS,
  PERFECT_CHANCES,
  PERFECT_TEXTS,
} from './challenges/challenge-texts.js';
export type { Difficulty, PerfectChance } from './challenges/challenge-texts.js';
export { ARCHIVE_TEXTS, dayName, practiceDone, practiceTitle } from './practice/archive-texts.js';
export {
  GAME_REVIEW_TEXTS,
  YOU,
  bestForTheseText,
  betterForText,
  decisiveTitle,
  expectedText,
  gainedText,
  hurtText,
  roundLabel,
  roundTitle,
  slipText,
  spokenPlayer,
  stepSentence,
  suitedText,
  swingsText,
} from './replays/game-review-texts.js';
export type { SpokenPlayer } from './replays/game-review-texts.js';
export {
  REVIEW_TEXTS,
  bestPossibleText,
  betterMoveText,
  bestMomentText,
  changeText,
  chartRoundText,
  chartText,
  goodMoveText,
  luckyLetterText,
  squaresText,
  reviewTitle,
} from './solver/review-texts.js';
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
export { ACCOUNT_TEXTS, TOO_MANY_SIGN_INS } from './accounts/account-texts.js';
export { FEEDBACK_TEXTS } from './feedback/feedback-texts.js';
export { REMOVAL_TEXTS } from './live/removal-texts.js';
export { REPLAY_TEXTS, replayName, sharedReplayTitle } from './replays/replay-texts.js';
export {
  RESULTS_TEXTS,
  SHARE_FORM_TEXTS,
  httpErrorText,
  lettersSpoilText,
  comparedText,
  sharedTitle,
} from './results/results-texts.js';
export { dailyShareLines } from './results/daily-share-text.js';
export type { SharedDaily } from './results/daily-share-text.js';
export {
  SHARE_FORMS,
  lineRows,
  scoreMark,
  shareText,
  spokenLetters,
  spokenLines,
  spokenSquares,
} from './results/grid-share-text.js';
export type { SharedGrid, ShareForm } from './results/grid-share-text.js';
export { matchShareLines } from './results/match-share-text.js';
export type { SharedMatch } from './results/match-share-text.js';
export { GROUP_TEXTS } from './groups/group-texts.js';
export { GAME_REACTIONS, GRID_REACTIONS, REACTIONS, type Reaction } from './wire/reactions.js';
export {
  ACTIONS_FOR,
  NOTICE_KINDS,
  REPORT_ACTIONS,
  REPORT_KINDS,
  REPORT_REASONS,
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
export {
  NOTICE_TEXTS,
  NOTICE_TITLES,
  REASON_TEXTS,
  REPORT_TEXTS,
  neutralGroupName,
  noticeAnswer,
  noticeText,
  reportLabel,
  reportedLabel,
  sharedReplayName,
  sharedResultName,
} from './moderation/moderation-texts.js';
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
export { gameNoticeTag, PUSH_NAMELESS, PUSH_NOTICES } from './push/push-notices.js';
export type { PushNotice } from './push/push-notices.js';
export { PUSH_SETTINGS_TEXTS } from './push/push-settings-texts.js';
export { PUSH_TEXTS } from './push/push-texts.js';
export {
  DEVICE_TEXTS,
  codeValidText,
  confirmLinkText,
  forgetLabel,
  lastUsedText,
} from './devices/device-texts.js';
export { CODE_ALPHABET, cleanDeviceCode, isDeviceCode, shownDeviceCode } from './devices/device-codes.js';
export {
  SIGN_IN_META,
  SIGN_IN_TEXTS,
  linkText,
  passkeyLabel,
  signInWithText,
  unlinkLabel,
} from './accounts/sign-in-texts.js';
export { SESSION_TEXTS } from './accounts/session-texts.js';
export { SLOW_GAME_TEXTS, letGoLabel, nudgeLabel, nudgedText } from './live/slow-game-texts.js';
export { turnsText } from './live/turns-text.js';
export { ERRORS } from './wire/errors.js';
export type { ErrorCode } from './wire/errors.js';
export { DUEL_LEVELS, DUEL_TEXTS, duelCompleteText } from './duels/duel-texts.js';
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
export { DEMO_TEXTS } from './demo-texts.js';
export { pointsText } from './daily/points-text.js';
