export { createBot } from './bot.js';
export type { Bot, BotMove } from './bot.js';
export { playDaily } from './play-daily.js';
export { difficultyOf, expectedScore } from './difficulty.js';
export { provable } from './provable.js';
export type { Proof, ProofOptions } from './provable.js';
export { seededRandom } from './random.js';
export type { Random } from './random.js';
export type { ValueTables } from './value-tables.js';
