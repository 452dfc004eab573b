import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'daily_challenge_sequences',
  'one_player_versus_three_games',
  'daily_challenge_games',
  'practice_games',
  'duels',
  'challenges',
  'challenge_games',
  'games',
];

/**
 * The version of the word list with which a date's letters were drawn or a game began. The previous release, which
 * doesn't fill it, has the first version.
 */
export class LexiconOfGames1795802000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD lexicon text NOT NULL DEFAULT '2026.11'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP lexicon`);
  }
}
