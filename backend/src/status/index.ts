export { checkMoves, sumUpService } from './status.jobs.js';
