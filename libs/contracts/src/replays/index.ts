export * from './replay-texts.js';
export type * from './replays.js';
