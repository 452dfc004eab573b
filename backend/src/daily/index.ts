export { remindPlayers } from './remind-players.js';
export { HeldBackService } from './held-back.service.js';
export { ReadDailyFacts } from './read-daily-facts.js';
