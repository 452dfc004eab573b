export * from './game-texts.js';
export type * from './game-view.js';
export * from './live.js';
export type * from './socket.js';
