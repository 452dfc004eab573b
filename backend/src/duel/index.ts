export { DuelReplays } from './duel-replays.js';
export { duelSummary } from './duel.view.js';
export { DuelsStore } from './duels.store.js';
