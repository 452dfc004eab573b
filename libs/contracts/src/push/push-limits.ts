import { DAY_MS } from '@tessera/rules';

/** Push notices, which browsers show while the app is closed. */
/** How many devices of a player get notices. Another one replaces the one that asked longest ago. */
export const PLAYER_MAX_PUSH_DEVICES = 10;
export const PUSH_ENDPOINT_MAX_LENGTH = 1024;
/** Subscriptions are deleted when nothing has reached them for this long. */
export const PUSH_KEPT_DAYS = 90;
/** How long it is known what a device was told, so that it isn't told again. */
export const PUSH_NOTICES_KEPT_DAYS = 3;
/** The hour of the reminder that the settings suggest. */
export const PUSH_REMINDER_HOUR = 9;
/** How often a device that is used repeats what it wants, so that its subscription isn't deleted. */
export const PUSH_RESEND_MS = 7 * DAY_MS;
