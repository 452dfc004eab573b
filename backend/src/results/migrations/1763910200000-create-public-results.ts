import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only the share ID of a shared result is stored; the rest comes from the game and its player. */
export class CreatePublicResults1763910200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE public_game_results (
        "shareId" text PRIMARY KEY,
        "gameId" text NOT NULL UNIQUE REFERENCES one_player_versus_three_games ON DELETE CASCADE,
        "createdAt" timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE public_game_results');
  }
}
