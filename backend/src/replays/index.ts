export { ReplayPages } from './replay-pages.js';
export { ReplaysService } from './replays.service.js';
