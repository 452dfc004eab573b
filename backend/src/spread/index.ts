export { SpreadService } from './spread.service.js';
