export type * from './achievements.js';
export * from './name-rules.js';
export * from './name-texts.js';
export type * from './names.js';
export type * from './players.js';
export type * from './record.js';
