import { PRODUCT } from '../product.js';

/** Where push notices are offered, and what the settings explain. */
export const PUSH_SETTINGS_TEXTS = {
  installSteps: `On an iPhone or iPad, add ${PRODUCT} to your Home Screen first: tap Share, then Add to Home Screen. Open it from there to turn on notifications.`,
  notifyWhenJoined: 'Notify Me When They Join',
  notifyMyTurn: "Notify Me When It's My Turn",
  notNow: 'Not Now',
  /** After the offer has been accepted. */
  offerAccepted: "We'll let you know, even when the app is closed. You can change this in Settings.",
  yourTimeZone: 'In your time zone.',
} as const;
