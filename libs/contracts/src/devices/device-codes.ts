import { DEVICE_CODE_LENGTH } from './device-limits.js';

/** Without characters that are easily confused when read aloud or written down: I and 1, O and 0. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const FORM = new RegExp(`^[${CODE_ALPHABET}]{${DEVICE_CODE_LENGTH}}$`);

/** A typed code without spaces and hyphens, in upper case. */
export const cleanDeviceCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether this can be a code. Nothing else is looked up. */
export const isDeviceCode = (code: string): boolean => FORM.test(code);

/** In two halves, which are easier to read and to type. */
export const shownDeviceCode = (code: string): string =>
  `${code.slice(0, DEVICE_CODE_LENGTH / 2)}-${code.slice(DEVICE_CODE_LENGTH / 2)}`;
