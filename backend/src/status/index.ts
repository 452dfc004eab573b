export { checkMoves, sumUpService } from './service-days.service.js';
