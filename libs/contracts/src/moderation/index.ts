export * from './moderation-admin-texts.js';
export * from './moderation-kinds.js';
export type * from './moderation.js';
