export * from './call.js';
export type * from './error-body.js';
export * from './errors.js';
export * from './ids.js';
export * as LIMITS from './limits.js';
export * from './paths.js';
export * from './rate-limits.js';
export * from './reactions.js';
