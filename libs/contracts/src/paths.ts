/** Every path of the API, once. A `:name` stands for a parameter. */
export const PATHS = {
  createDaily: '/api/1pv3/create',
  checkCompletion: '/api/1pv3/check-completion',
  todayHighScore: '/api/1pv3/today-high-score',
  lastThreeChallenges: '/api/1pv3/last-three-challenges',
  completeDaily: '/api/1pv3/:gameId/complete',
  getDaily: '/api/1pv3/:gameId',
  dailySequence: '/api/daily-challenge-sequence/:date',
  dailyTodayHighScore: '/api/daily-challenge/today-high-score',
  dailyHighScore: '/api/daily-challenge/high-score/:date',
  playerStats: '/api/player/stats',
  playerStreaks: '/api/player/streaks-unified',
  validateWord: '/api/validate-word',
  wordDefinition: '/api/word-definition',
  connectivityTest: '/api/connectivity-test',
  healthLive: '/api/health/live',
  healthReady: '/api/health/ready',
} as const;

/** Every request names its player in this header. */
export const PLAYER_HEADER = 'x-player-uuid';

/** A path with its parameters filled in, each encoded. Throws a RangeError if one is missing. */
export const pathOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`no value for ${name} in ${path}`);
    return encodeURIComponent(value);
  });
