import { BACKUPS_KEPT_DAYS, PASSWORD_MIN_LENGTH } from '../wire/limits.js';

const passwordTooShort = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

/** The specification has no text for this. */
export const TOO_MANY_SIGN_INS =
  'There were too many attempts from your network. Please try again later, or reset your password.';

/** Account texts worded by the specification. Only the pages that need them load them. */
export const ACCOUNT_TEXTS = {
  signUp: 'Sign Up',
  createAccount: 'Create Account',
  createAccountDetail: 'To preserve your Player Name, Streaks and game progress across your devices.',
  forgotPassword: 'Forgot Password?',
  missingInformation: 'Missing information',
  missingInformationDetail: 'Please enter your email and password',
  passwordRequired: 'Please enter your password',
  confirmWithPassword: 'To confirm, please enter your password.',
  passwordTooShortTitle: 'Password too short',
  passwordTooShort,
  signedIn: "You're signed in!",
  welcomeBack: 'Welcome back!',
  accountCreated: 'Account created!',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  emailTaken: 'An account is already registered to that email',

  resetPassword: 'Reset Password',
  resetDialog:
    'Enter your email below and we will send you an email with instructions on how to reset your password.',
  emailRequired: 'Email required',
  emailRequiredDetail: 'Please enter your email address',
  emailSent: 'Email Sent',
  emailSentDetail:
    "An email has been sent to help you reset your password. If you don't see the email please check your junk/spam folder. If you have any other issues please contact us via our Feedback form.",
  resetEmailFailed: 'Failed to send reset email',

  resetValidating: 'Validating reset link...',
  resetLinkInvalidTitle: 'Invalid or Expired Link',
  resetLinkInvalid: 'This password reset link is invalid or has expired.',
  resetLinkInvalidDetail:
    'Password reset links expire after 2 hours for security reasons. Please request a new password reset link.',
  goToSignIn: 'Go to Sign In',
  createNewPassword: 'Create New Password',
  passwordsDiffer: 'Passwords do not match',
  passwordsMatch: 'Passwords match',
  resetDone: 'Password Reset Successful',
  resetRedirecting: 'Redirecting you to sign in page...',
  goToSignInNow: 'Go to Sign In Now',
  resetFailed: 'Failed to reset password',

  backups: `Backups made before a deletion keep the deleted data for up to ${BACKUPS_KEPT_DAYS} days. They are only used to restore the service after a failure, and deletions are then applied again.`,
} as const;
