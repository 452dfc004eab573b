export * from './maintenance-admin-texts.js';
export * from './maintenance-texts.js';
export type * from './maintenance.js';
