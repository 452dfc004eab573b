/** Texts about signing in without a password. Only the pages that need them load them. */
export const SIGN_IN_TEXTS = {
  methodOff: "This way of signing in isn't available here.",
  passwordOff: "Passwords aren't used here. Please sign in with your provider.",
  unavailable: "The sign-in provider can't be reached right now. Please try again in a moment.",
  failed: "Signing in didn't work. Please start again.",
  denied: "The provider didn't sign you in.",
  noEmail: "The provider didn't share an email address, which an account needs.",
  accountExists:
    'There is already an account with your email address. Sign in to it first, then link this sign-in on your account page.',
  identityTaken: 'This sign-in already belongs to another account.',
  identityNotFound: "This sign-in isn't linked to your account.",
  lastMethod: "This is the only way to sign in to your account, so it can't be removed.",
  signInAgain: 'Please sign out and in again, and delete your account within ten minutes.',
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

export const signInWithText = (name: string): string => `Sign in with ${name}`;
export const linkText = (name: string): string => `Link ${name}`;
export const unlinkLabel = (name: string, email: string | null): string =>
  email === null ? `Unlink ${name}` : `Unlink ${name} (${email})`;
