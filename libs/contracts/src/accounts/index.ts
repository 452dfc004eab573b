export * from './account-texts.js';
export type * from './accounts.js';
export type * from './sign-in-methods.js';
