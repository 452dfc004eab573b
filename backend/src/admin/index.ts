export { Audit } from './audit.js';
export { Operations } from './operations.js';
export { countDays } from './metrics.service.js';
