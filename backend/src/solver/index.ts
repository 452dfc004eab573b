export { SolverPool } from './solver-pool.js';
