export { remindPlayers } from './remind-players.js';
export { DecideHeldBack } from './decide-held-back.js';
export { ReadDailyFacts } from './read-daily-facts.js';
