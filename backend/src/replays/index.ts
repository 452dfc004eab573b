export { ReplayPages } from './replay-pages.js';
export { SharedReplays } from './shared-replays.js';
