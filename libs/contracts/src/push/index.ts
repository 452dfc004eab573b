export * from './push-kinds.js';
export * from './push-notices.js';
export type * from './push.js';
