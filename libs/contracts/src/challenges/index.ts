export * from './challenge-texts.js';
export type * from './challenges.js';
