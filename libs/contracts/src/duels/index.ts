export * from './duel-texts.js';
export type * from './duel-view.js';
export type * from './duels.js';
