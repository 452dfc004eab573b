export { checkMoves } from './check-moves.js';
export { sumUpService } from './sum-up-days.js';
