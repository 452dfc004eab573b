/** The code that links another device to a player: long enough that it can't be guessed while it is valid. */
export const DEVICE_CODE_LENGTH = 8;
export const DEVICE_CODE_VALID_MS = 10 * 60_000;
/** How often the device that shows a code checks whether it has been used. */
export const DEVICES_POLL_MS = 3000;
/** How long a forgotten device's name is stored. */
export const FORGOTTEN_DEVICES_KEPT_DAYS = 30;
