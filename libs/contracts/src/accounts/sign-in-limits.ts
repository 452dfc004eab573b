/** How long the provider's page may take to send the browser back. */
export const OIDC_FLOW_MS = 10 * 60_000;
/** How long the provider has for each response. */
export const OIDC_TIMEOUT_MS = 4000;
export const OIDC_RETURN_MAX_LENGTH = 8192;
/** How long the browser may take to ask for a passkey. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
export const PASSKEY_NAME_MAX_LENGTH = 40;
export const PASSKEY_FIELD_MAX_LENGTH = 8192;
/** How many passkeys an account can have. */
export const MAX_PASSKEYS = 10;
/** An account without a password can be deleted for this long after signing in. */
export const RECENT_SIGN_IN_MS = 10 * 60_000;
