export { HeldBackService } from './held-back.service.js';
export { ReadDailyFacts } from './read-daily-facts.js';
