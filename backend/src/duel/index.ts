export { DuelReplays, DuelsStore } from './duels.store.js';
export { duelSummary } from './duel.view.js';
