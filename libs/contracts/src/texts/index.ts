export * from './texts.js';
