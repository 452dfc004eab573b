/** The name of the `<meta>` element in which pages have the response of `signInOptions`, unless there are only passwords. */
export const SIGN_IN_META = 'sign-in';

/** Texts about signing in without a password. Only the pages that need them load them. */
export const SIGN_IN_TEXTS = {
  siteDataBlocked: 'This browser blocks cookies',
  siteDataBlockedDetail:
    "Without them, you can't stay signed in. Allow cookies and site data for this site in your browser's settings, then try again. You don't need an account to play.",
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
  secondFactor: 'Please confirm with a passkey to use the admin pages.',
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
