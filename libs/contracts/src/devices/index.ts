export * from './device-codes.js';
export * from './device-texts.js';
export type * from './devices.js';
