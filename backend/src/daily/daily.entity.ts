import type { HeldBackReason, DailyProgress } from '@tessera/contracts/daily';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '@tessera/rules';
import { GridGame } from '../solo-games/index.js';

/** One player's daily of one date. */
@Entity('one_player_versus_three_games')
export class DailyGameEntity extends GridGame {
  /** False if the game was completed after its date was over everywhere. */
  @Column('boolean')
  counts: boolean;

  /** True if the game was merged into the account at a login and would have shortened its streak. */
  @Column('boolean', { default: false })
  skipsStreak: boolean;

  /** True if the player is known to have started another daily before. False if that isn't known. */
  @Column('boolean', { default: false })
  hadEarlier: boolean;

  /** Why the result doesn't count on public leaderboards; null if it does. */
  @Column('text', { nullable: true })
  heldBack: HeldBackReason | null;
}

/** A completed daily that was held back from public leaderboards. */
@Entity('held_back_dailies')
export class HeldBackEntity {
  @PrimaryColumn('text')
  gameId: string;

  @Column('text')
  reason: HeldBackReason;

  /** The player's place among the new players of their network on the date; null if they weren't new. */
  @Column('int', { nullable: true })
  newPlayers: number | null;

  @Column('timestamptz')
  at: Date;

  /** True if an admin has let it count. */
  @Column('boolean', { default: false })
  counts: boolean;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}

/** The progress of an account's daily, as reported by its device. */
@Entity('daily_challenge_progress')
export class ProgressEntity {
  @PrimaryColumn('text')
  userId: string;

  @PrimaryColumn('date')
  challengeDate: PlainDate;

  @Column('int')
  gameNumber: number;

  @Column('int')
  currentRound: number;

  @Column('jsonb')
  gameState: DailyProgress['gameState'];

  @Column('boolean')
  completed: boolean;

  @Column('int', { nullable: true })
  finalScore: number | null;

  @Column('timestamptz')
  updatedAt: Date;
}

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
