/** What players can be told by push, each with a switch of its own. */
export const PUSH_KINDS = [
  'your-move',
  'friend-joined',
  'rematch',
  'game-over',
  'nudge',
  'reminder',
  'group-week',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Those that are on when a player turns notices on. */
export const PUSH_DEFAULT_KINDS: readonly PushKind[] = PUSH_KINDS.filter(
  (kind) => kind !== 'reminder' && kind !== 'group-week',
);
