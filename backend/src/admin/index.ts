export { Audit } from './audit.js';
export { Operations } from './operations.js';
