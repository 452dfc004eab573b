import type { DailyGameEntity } from './daily-game.entity.js';

const COLUMNS: readonly (keyof DailyGameEntity)[] = [
  ...(['gameId', 'playerUUID', 'status', 'gameNumber', 'lexicon'] as const),
  ...(['playerWords', 'playerScore'] as const),
  ...(['createdAt', 'completedAt', 'lastActivityAt', 'currentRound', 'currentLetter', 'playerGrid'] as const),
  ...([
    'currentRoundState',
    'letterSequence',
    'roundHistory',
    'counts',
    'skipsStreak',
    'hadEarlier',
    'heldBack',
  ] as const),
];

/** All columns of the games of `table` as in the entity. The driver would parse a date into an instant. */
export const dailyColumns = (table: string): string =>
  [
    ...COLUMNS.map((name) => `${table}."${name}"`),
    `${table}."dailyChallengeDate"::text AS "dailyChallengeDate"`,
  ].join(', ');
