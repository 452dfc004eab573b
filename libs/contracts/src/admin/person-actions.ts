/** What admins can do with an account or a player, each named like the command. */
export const PERSON_ACTIONS = ['reset-link', 'end-sessions', 'remove-passkeys', 'export', 'delete'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];
