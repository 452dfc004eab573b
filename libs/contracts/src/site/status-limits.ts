/** The public status page: how many days it shows, and how old its metrics may be. */
export const STATUS_DAYS = 90;
export const STATUS_MAX_AGE_MS = 10_000;
/** How often an open status page asks again. */
export const STATUS_POLL_MS = 60_000;
/** From this share of a day's minutes on, the day counts as undisturbed; below the other one, as bad. Percent. */
export const STATUS_GOOD_FROM = 99.5;
export const STATUS_BAD_BELOW = 95;
/** What each process has counted per minute is kept for this long, and then only as sums of days. */
export const SERVICE_MINUTES_KEPT_DAYS = 3;
