import { PRODUCT } from '@tessera/contracts/product';

/** The offer of push notices, and their settings. */
export const PUSH_LABELS = {
  installSteps: `On an iPhone or iPad, add ${PRODUCT} to your Home Screen first: tap Share, then Add to Home Screen. Open it from there to turn on notifications.`,
  notNow: 'Not Now',
  /** After the offer has been accepted. */
  offerAccepted: "We'll let you know, even when the app is closed. You can change this in Settings.",
  yourTimeZone: 'In your time zone.',
  title: 'Notifications',
  lead: 'Get a notification on this device when something happens in your games.',
  yourMoveHint: "When it's your turn in a live game.",
  friendJoinedHint: 'When someone joins the game you started.',
  rematch: 'Rematch',
  rematchHint: 'When your opponent wants to play again.',
  gameOverHint: 'When a live game ends.',
  nudge: 'Nudges',
  nudgeHint: "When your opponent reminds you that it's your turn.",
  reminder: 'Daily reminder',
  reminderHint: "When today's game is here and you haven't played it yet.",
  reminderHour: 'Remind me at',
  groupWeekHint: 'On Mondays, who won.',
  blocked: 'Your browser blocks notifications from this site. You can allow them in its settings.',
  unsupported: "This browser can't show notifications.",
  failed: "Notifications couldn't be turned on. Please try again.",
  saveFailed: "Your changes weren't saved. Please try again.",
} as const;
