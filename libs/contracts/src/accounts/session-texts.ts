/** Texts for the end of a session. Only browsers with a session load them. */
export const SESSION_TEXTS = {
  logOutQuestion: 'Log out?',
  loggingOut: 'Logging out...',
  youLoggedOut: "You're logged out",
  loggedOut: 'Logged out',
  loggedInElsewhere: 'You are logged in elsewhere so have been logged out of this session',
  sessionExpiredTitle: 'Session Expired',
  sessionExpired: "Your session has expired. You've been logged out for security reasons.",
  linkFailed: 'Warning: Some data may not sync properly. Please contact support if issues persist.',
} as const;
