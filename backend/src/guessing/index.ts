export { GuessLimiter, type LookUp, type Seats } from './guess-limiter.js';
