export { DuelReplays, DuelsRepository } from './duels.repository.js';
export { duelSummary } from './duel.view.js';
