import {
  checkCompletion,
  completeDaily,
  createDaily,
  dailyHighScore,
  dailySequence,
  dailyTodayHighScore,
  getDaily,
  lastThreeChallenges,
  todayHighScore,
} from './daily.js';
import { playerStats, playerStreaks } from './players.js';
import { connectivityTest, healthLive, healthReady } from './service.js';
import { validateWord, wordDefinition } from './words.js';

/** Every call of the API, by name. */
export const CALLS = {
  createDaily,
  completeDaily,
  getDaily,
  checkCompletion,
  todayHighScore,
  dailyTodayHighScore,
  dailyHighScore,
  lastThreeChallenges,
  dailySequence,
  playerStats,
  playerStreaks,
  validateWord,
  wordDefinition,
  connectivityTest,
  healthLive,
  healthReady,
} as const;

export type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from './call.js';
export { playerUuid } from './fields.js';
export { errorBody } from './service.js';
export type { ErrorBody } from './service.js';
export type { DailyCompletedBody, DailyCompletion, DailyGame } from './daily.js';
export type { PlayerStats, UnifiedStreaks } from './players.js';
export type { Definition } from './words.js';
