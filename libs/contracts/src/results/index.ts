export * from './results-texts.js';
export type * from './results.js';
export * from './share-text.js';
