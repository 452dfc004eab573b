export type * from './group-grids.js';
export * from './group-texts.js';
export type * from './group-today.js';
export type * from './groups.js';
