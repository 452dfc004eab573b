/** Signing up, signing in with a password, and resetting it. What the server says too is in the contracts. */
export const ACCOUNT_LABELS = {
  signUp: 'Sign Up',
  createAccountDetail: 'To preserve your Player Name, Streaks and game progress across your devices.',
  forgotPassword: 'Forgot Password?',
  missingInformation: 'Missing information',
  missingInformationDetail: 'Please enter your email and password',
  confirmWithPassword: 'To confirm, please enter your password.',
  passwordTooShortTitle: 'Password too short',
  welcomeBack: 'Welcome back!',
  accountCreated: 'Account created!',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  resetPassword: 'Reset Password',
  resetDialog:
    'Enter your email below and we will send you an email with instructions on how to reset your password.',
  emailRequired: 'Email required',
  emailRequiredDetail: 'Please enter your email address',
  emailSent: 'Email Sent',
  resetEmailFailed: 'Failed to send reset email',
  resetValidating: 'Validating reset link...',
  resetLinkInvalidTitle: 'Invalid or Expired Link',
  resetLinkInvalidDetail:
    'Password reset links expire after 2 hours for security reasons. Please request a new password reset link.',
  /** If the link no longer works after an attempt whose answer was lost. */
  resetUnsureTitle: 'Try Your New Password',
  resetUnsureDetail:
    "The connection failed, but your password may have been changed. If it hasn't, request a new password reset link.",
  goToSignIn: 'Go to Sign In',
  createNewPassword: 'Create New Password',
  passwordsDiffer: 'Passwords do not match',
  passwordsMatch: 'Passwords match',
  resetRedirecting: 'Redirecting you to sign in page...',
  goToSignInNow: 'Go to Sign In Now',
  resetFailed: 'Failed to reset password',
} as const;

/** The end of a session. */
export const SESSION_LABELS = {
  logOutQuestion: 'Log out?',
  loggingOut: 'Logging out...',
  youLoggedOut: "You're logged out",
  loggedOut: 'Logged out',
  sessionExpiredTitle: 'Session Expired',
  linkFailed: 'Warning: Some data may not sync properly. Please contact support if issues persist.',
} as const;

/** Signing in without a password. */
export const SIGN_IN_LABELS = {
  siteDataBlocked: 'This browser blocks cookies',
  siteDataBlockedDetail:
    "Without them, you can't stay signed in. Allow cookies and site data for this site in your browser's settings, then try again. You don't need an account to play.",
  secondFactorTitle: 'One more step',
  secondFactorMissing: 'The admin pages require a passkey. Add one on your account page, then come back.',
  confirmWithPasskey: 'Confirm with a Passkey',
  withPasskey: 'Sign In with a Passkey',
  passkeys: 'Passkeys',
  passkeysDetail: "Sign in with your fingerprint, your face or your device's PIN instead of a password.",
  addPasskey: 'Add a Passkey',
  passkeyNameHint: 'A name you\'ll recognize, such as "My phone"',
  passkeyAdded: 'Passkey added',
  passkeyRemoved: 'Passkey removed',
  passkeyFailed: "That didn't work",
  passkeyCanceled: 'No passkey was used',
  otherMethods: 'These sign in to your account too:',
  removePasskeys: 'Remove my passkeys',
  removePasskeysHint: "Do this if you may have lost a device that has one, or if one isn't yours.",
  unlinkIdentities: 'Unlink my other sign-ins',
  unlinkIdentitiesHint: "Do this if you don't recognize one.",
  removePasskeyDetail: "You won't be able to sign in with it anymore.",
  unlinkDetail: "You won't be able to sign in with it anymore.",
  linkDetail: 'You can sign in with it from then on.',
  continue: 'Continue',
  returnTitle: 'Signing you in...',
  returnFailed: 'Sign-in failed',
  linkFailed: 'Linking failed',
  linked: 'Sign-in linked',
  unlink: 'Unlink',
  unlinked: 'Sign-in unlinked',
  unlinkFailed: 'Unlinking failed',
  deleteForGood: "This can't be undone.",
  methods: 'Signing In',
  noPassword: 'Your account has no password.',
} as const;

export const signInWithText = (name: string): string => `Sign In with ${name}`;

export const passkeyLabel = (verb: 'Rename' | 'Remove', name: string): string => `${verb} ${name}`;

export const linkText = (name: string): string => `Link ${name}`;

export const unlinkLabel = (name: string, email: string | null): string =>
  email === null ? `Unlink ${name}` : `Unlink ${name} (${email})`;
