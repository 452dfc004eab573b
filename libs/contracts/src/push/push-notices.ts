import type { PushKind } from './push-kinds.js';
import { PRODUCT } from '../product/product.js';

/** What push notices, their settings and their errors say. */
export const PUSH_TEXTS = {
  yourMove: 'Your move',
  friendJoined: 'Your friend joined',
  gameOver: 'Game over',
  groupWeek: 'Last week in your groups',
  notOffered: "This server doesn't send notifications.",
  unknownService: "Notifications from this browser's push service aren't supported.",
} as const;

/** What a notice can say. It obeys the switch of its kind. */
export const PUSH_NOTICES = {
  'your-move': {
    kind: 'your-move',
    title: PUSH_TEXTS.yourMove,
    body: (name) => `${name} is waiting for you.`,
  },
  'friend-joined': {
    kind: 'friend-joined',
    title: PUSH_TEXTS.friendJoined,
    body: (name) => `${name} joined your game. Time to play!`,
  },
  rematch: { kind: 'rematch', title: 'Rematch?', body: (name) => `${name} wants to play again.` },
  'game-over': {
    kind: 'game-over',
    title: PUSH_TEXTS.gameOver,
    body: (name) => `See how your game against ${name} turned out.`,
  },
  'let-go': { kind: 'game-over', title: PUSH_TEXTS.gameOver, body: (name) => `${name} let your game go.` },
  nudge: {
    kind: 'nudge',
    title: PUSH_TEXTS.yourMove,
    body: (name) => `${name} is hoping you'll make your move.`,
  },
  reminder: {
    kind: 'reminder',
    title: "Today's game is here",
    body: () => `Sixteen letters are waiting for you in ${PRODUCT}.`,
  },
  'group-week': {
    kind: 'group-week',
    title: PUSH_TEXTS.groupWeek,
    body: (winners) => `The week goes to ${winners}.`,
  },
} as const satisfies Record<
  string,
  { readonly kind: PushKind; readonly title: string; readonly body: (name: string) => string }
>;
export type PushNotice = keyof typeof PUSH_NOTICES;

/** What a notice calls a player without a name. */
export const PUSH_NAMELESS = 'Your opponent';

/** Everything about one game has the same tag: a device shows only the newest, until the player sees the game. */
export const gameNoticeTag = (gameId: string): string => `game-${gameId}`;
