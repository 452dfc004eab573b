import { BACKUPS_KEPT_DAYS, PASSWORD_MIN_LENGTH } from '../wire/limits.js';

const passwordTooShort = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

/** The specification has no text for this. */
export const TOO_MANY_SIGN_INS =
  'There were too many attempts. Please try again later, or reset your password.';

/** Account texts worded by the specification. Only the pages that need them load them. */
export const ACCOUNT_TEXTS = {
  createAccount: 'Create Account',
  passwordRequired: 'Please enter your password',
  passwordTooShort,
  signedIn: "You're signed in!",
  emailTaken: 'An account is already registered to that email',
  emailSentDetail:
    "An email has been sent to help you reset your password. If you don't see the email please check your junk/spam folder. If you have any other issues please contact us via our Feedback form.",
  resetLinkInvalid: 'This password reset link is invalid or has expired.',
  resetDone: 'Password Reset Successful',

  backups: `Backups made before a deletion keep the deleted data for up to ${BACKUPS_KEPT_DAYS} days. They are only used to restore the service after a failure, and deletions are then applied again.`,
} as const;

/** Texts for the end of a session. Only browsers with a session load them. */
export const SESSION_TEXTS = {
  loggedInElsewhere: 'You are logged in elsewhere so have been logged out of this session',
  sessionExpired: "Your session has expired. You've been logged out for security reasons.",
} as const;

/** The name of the `<meta>` element in which pages have the response of `signInOptions`, unless there are only passwords. */
export const SIGN_IN_META = 'sign-in';

/** Texts about signing in without a password. Only the pages that need them load them. */
export const SIGN_IN_TEXTS = {
  methodOff: "This way of signing in isn't available here.",
  passwordOff: "Passwords aren't used here. Please sign in with your provider.",
  unavailable: "The sign-in provider can't be reached right now. Please try again in a moment.",
  failed: "Signing in didn't work. Please start again.",
  denied: "The provider didn't sign you in. Please try again, or sign in another way.",
  noEmail:
    "The provider didn't share your email address, and an account needs one. Allow it to share your address, then try again.",
  accountExists:
    'There is already an account with your email address. Sign in to it first, then link this sign-in on your account page.',
  identityTaken: 'This sign-in already belongs to another account.',
  identityNotFound: "This sign-in isn't linked to your account.",
  lastMethod: "This is the only way to sign in to your account, so it can't be removed.",
  signInAgain: 'Please log out and sign in again, then retry within ten minutes.',
  passkeyRejected: "This passkey wasn't accepted. Try again, or use another passkey.",
  passkeyUnknown: "This passkey doesn't belong to an account here.",
  passkeyNotFound: "This passkey doesn't belong to your account.",
  passkeyNameRequired: 'Please enter a name for the passkey',
  passkeyNameTooLong: 'Passkey names can have at most 40 characters',
  tooManyPasskeys: "You've reached the maximum number of passkeys. Remove one first.",
  passkeysStay: "Admins can't remove their passkeys with a reset email. Please ask whoever runs the server.",
  secondFactor: 'Please confirm with a passkey to use the admin pages.',
} as const;
