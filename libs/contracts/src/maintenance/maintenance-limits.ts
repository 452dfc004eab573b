export const ANNOUNCEMENT_MAX_LENGTH = 200;
/** How far ahead an announcement or a pause may end. */
export const MAINTENANCE_MAX_DAYS = 14;
/** A longer pause is most likely a typo. */
export const PAUSE_MAX_HOURS = 24;
