export * from './product.js';
