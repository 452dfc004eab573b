import { ACCOUNT_TEXTS } from './account-texts.js';
import { CHALLENGE_TEXTS } from './challenge-texts.js';
import { REMOVAL_TEXTS } from './removal-texts.js';
import { REPLAY_TEXTS } from './replay-texts.js';
import { DEVICE_TEXTS } from './device-texts.js';
import { RESULTS_TEXTS } from './results-texts.js';
import { GROUP_TEXTS } from './group-texts.js';
import { NAME_SERVER_PROBLEMS, NAME_TEXTS } from './name-texts.js';
import { PUSH_TEXTS } from './push-texts.js';
import { SLOW_GAME_TEXTS } from './slow-game-texts.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import { SESSION_TEXTS } from './session-texts.js';
import { TEXTS } from './texts.js';

/**
 * Every reason to reject a request: a stable code with its HTTP status and default message. An `AppError` may
 * carry a more precise message and the field it is about.
 */
export const ERRORS = {
  BAD_INPUT: { status: 400, message: "The request isn't valid." },
  BAD_JSON: { status: 400, message: "The request body isn't valid JSON." },
  PLAYER_REQUIRED: { status: 400, message: 'No player UUID' },
  GRID_LACKS_LETTERS: { status: 400, message: "The grid is missing some of the day's letters." },
  NAME_INVALID: { status: 400, message: NAME_SERVER_PROBLEMS.characters },
  NAME_NOT_ALLOWED: { status: 400, message: NAME_TEXTS.notAllowed },
  NAME_REMOVED: { status: 400, message: NAME_TEXTS.removed },
  LETTERS_NOT_ALLOWED: { status: 400, message: CHALLENGE_TEXTS.lettersObscene },
  LETTERS_OF_DAILY: { status: 400, message: CHALLENGE_TEXTS.lettersOfDaily },
  PUSH_SERVICE_UNKNOWN: { status: 400, message: PUSH_TEXTS.unknownService },
  RESET_TOKEN_INVALID: { status: 400, message: ACCOUNT_TEXTS.resetLinkInvalid },
  OIDC_FAILED: { status: 400, message: SIGN_IN_TEXTS.failed },
  NOT_SIGNED_IN: { status: 401, message: "You aren't signed in." },
  UNKNOWN_EMAIL: { status: 401, message: 'No account uses this email address' },
  WRONG_PASSWORD: { status: 401, message: 'Incorrect password' },
  SESSION_INVALID: { status: 403, message: SESSION_TEXTS.sessionExpired },
  PASSWORD_LOGIN_OFF: { status: 403, message: SIGN_IN_TEXTS.passwordOff },
  OIDC_DENIED: { status: 403, message: SIGN_IN_TEXTS.denied },
  OIDC_NO_EMAIL: { status: 403, message: SIGN_IN_TEXTS.noEmail },
  SIGN_IN_AGAIN: { status: 403, message: SIGN_IN_TEXTS.signInAgain },
  DEVICE_FORGOTTEN: { status: 403, message: DEVICE_TEXTS.wasForgotten },
  FOREIGN_ORIGIN: { status: 403, message: "Requests from other sites aren't allowed." },
  PLAYER_MISMATCH: { status: 403, message: 'The request contains two different players.' },
  NOT_YOUR_GAME: { status: 403, message: 'This game belongs to another player.' },
  DATE_TO_COME: { status: 403, message: "Letters for future dates aren't available." },
  LETTERS_IN_PLAY: { status: 403, message: "You can see this day's letters after you've played it." },
  SCORES_IN_PLAY: {
    status: 403,
    message: "You can see everyone's scores after you've played this day's game.",
  },
  NOT_A_PLAYER: { status: 403, message: "You aren't a player in this game." },
  NOT_YOUR_SLOT: { status: 403, message: 'This seat belongs to another player.' },
  ADMINS_ONLY: { status: 403, message: 'Only admins can do this.' },
  NOT_GROUP_ADMIN: { status: 403, message: 'Only group admins can do this.' },
  NOT_YOUR_CHALLENGE: { status: 403, message: CHALLENGE_TEXTS.notYours },
  CHALLENGE_NOT_PLAYED: { status: 403, message: CHALLENGE_TEXTS.notPlayed },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  SIGN_IN_METHOD_OFF: { status: 404, message: SIGN_IN_TEXTS.methodOff },
  IDENTITY_NOT_FOUND: { status: 404, message: SIGN_IN_TEXTS.identityNotFound },
  GAME_NOT_FOUND: { status: 404, message: 'Game not found.' },
  /** Sent with the text for the actual reason. */
  GAME_REMOVED: { status: 404, message: REMOVAL_TEXTS.abandoned },
  REPLAY_NOT_FOUND: { status: 404, message: REPLAY_TEXTS.notFound },
  RESULT_NOT_FOUND: { status: 404, message: RESULTS_TEXTS.notFound },
  CHALLENGE_NOT_FOUND: { status: 404, message: CHALLENGE_TEXTS.notFound },
  TARGET_NOT_FOUND: { status: 404, message: "This no longer exists, so there's nothing to report." },
  REPORT_NOT_FOUND: { status: 404, message: 'Report not found.' },
  FEEDBACK_NOT_FOUND: { status: 404, message: 'Feedback not found.' },
  NO_DAILY_THAT_DAY: { status: 404, message: 'There was no daily on this date.' },
  NO_PLAYER_NAME: { status: 404, message: NAME_TEXTS.none },
  PUSH_OFF: { status: 404, message: PUSH_TEXTS.notOffered },
  HELD_BACK_NOT_FOUND: { status: 404, message: 'No held-back result found for this game.' },
  GROUP_NOT_FOUND: { status: 404, message: "This group doesn't exist, or you aren't a member." },
  INVITE_UNKNOWN: { status: 404, message: GROUP_TEXTS.wrongCode },
  DEVICE_CODE_UNKNOWN: { status: 404, message: DEVICE_TEXTS.wrongCode },
  DEVICE_NOT_FOUND: { status: 404, message: DEVICE_TEXTS.deviceNotFound },
  JOB_NOT_FOUND: { status: 404, message: "Job not found, or it can't be run on demand." },
  MEMBER_NOT_FOUND: { status: 404, message: 'Member not found.' },
  NAME_TAKEN: { status: 409, message: NAME_TEXTS.taken },
  GROUP_NAME_TAKEN: { status: 409, message: GROUP_TEXTS.taken },
  PLAYER_NAME_REQUIRED: { status: 409, message: GROUP_TEXTS.nameBeforeJoining },
  ADMIN_STAYS: { status: 409, message: "Admins can't be removed." },
  GROUP_IS_FULL: { status: 409, message: 'This group is full.' },
  TOO_MANY_GROUPS: { status: 409, message: "You've reached the maximum number of groups. Leave one first." },
  DAILY_COMPLETED: { status: 409, message: TEXTS.dailyAlreadyPlayed },
  /** Sent with a text that contains the score. */
  SIMPLE_COMPLETED: { status: 409, message: TEXTS.dailyAlreadyPlayed },
  GRID_DIFFERS: { status: 409, message: 'This game was already completed with a different grid.' },
  EMAIL_TAKEN: { status: 409, message: ACCOUNT_TEXTS.emailTaken },
  ACCOUNT_EXISTS: { status: 409, message: SIGN_IN_TEXTS.accountExists },
  IDENTITY_TAKEN: { status: 409, message: SIGN_IN_TEXTS.identityTaken },
  LAST_SIGN_IN_METHOD: { status: 409, message: SIGN_IN_TEXTS.lastMethod },
  UUID_TAKEN: { status: 409, message: 'This player belongs to another account.' },
  SIGN_IN_INSTEAD: { status: 409, message: DEVICE_TEXTS.signInInstead },
  ALREADY_LINKED: { status: 409, message: DEVICE_TEXTS.alreadyLinked },
  LAST_DEVICE: { status: 409, message: DEVICE_TEXTS.lastDevice },
  STATE_OUTDATED: { status: 409, message: 'This game was updated on another device.' },
  GAME_FULL: { status: 409, message: 'Game is full' },
  NOT_STARTED: { status: 409, message: "The game hasn't started yet." },
  GAME_COMPLETED: { status: 409, message: TEXTS.gameOver },
  GAME_NOT_COMPLETED: { status: 409, message: "The game isn't over yet." },
  WRONG_ROUND: { status: 409, message: "This isn't the current round." },
  YOUR_TURN: { status: 409, message: SLOW_GAME_TEXTS.yourTurn },
  NUDGE_TOO_SOON: { status: 409, message: SLOW_GAME_TEXTS.nudgeTooSoon },
  LET_GO_TOO_SOON: { status: 409, message: SLOW_GAME_TEXTS.letGoTooSoon },
  NOT_YOUR_TURN: { status: 409, message: "It isn't your turn." },
  ODD_ROUND: { status: 409, message: TEXTS.oddRoundChoice },
  LETTER_ALREADY_CHOSEN: { status: 409, message: TEXTS.alreadyChosen },
  NO_LETTER: { status: 409, message: TEXTS.noLetter },
  ALREADY_PLACED: { status: 409, message: TEXTS.alreadyPlaced },
  CELL_OCCUPIED: { status: 409, message: TEXTS.cellOccupied },
  OWN_CHALLENGE: { status: 409, message: CHALLENGE_TEXTS.ownLetters },
  CHALLENGE_ON_HOLD: { status: 409, message: CHALLENGE_TEXTS.onHold },
  TOO_MANY_CHALLENGES: { status: 409, message: CHALLENGE_TEXTS.tooMany },
  ACTION_UNFITTING: { status: 409, message: "This action doesn't fit what was reported." },
  NAME_CHANGED: { status: 409, message: 'The name has changed in the meantime. Check it and try again.' },
  REPORT_HANDLED: { status: 409, message: 'This report has already been handled. Undo that first.' },
  UNDO_IMPOSSIBLE: { status: 409, message: 'Another name has been chosen in the meantime.' },
  RESULT_ENDED: { status: 410, message: RESULTS_TEXTS.ended },
  CHALLENGE_ENDED: { status: 410, message: CHALLENGE_TEXTS.ended },
  PRECONDITION_FAILED: { status: 412, message: 'This has changed. Reload and try again.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'The request body must be plain, uncompressed JSON.' },
  RATE_LIMITED: { status: 429, message: TEXTS.rateLimited },
  INTERNAL: { status: 500, message: 'Something went wrong on our end.' },
  OIDC_UNAVAILABLE: { status: 503, message: SIGN_IN_TEXTS.unavailable },
  UNAVAILABLE: { status: 503, message: 'The service is temporarily unavailable. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
