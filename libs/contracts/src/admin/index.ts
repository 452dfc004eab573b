export type * from './admin-held-back.js';
export * from './admin-texts.js';
export type * from './admin.js';
export * from './people-admin-texts.js';
export * from './people-texts.js';
export type * from './people.js';
export * from './person-actions.js';
