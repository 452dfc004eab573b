import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rounds in which the players of a game last said something to each other. */
export class ReactInGames1795816000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games ADD "player1ReactedIn" smallint, ADD "player2ReactedIn" smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games DROP "player2ReactedIn", DROP "player1ReactedIn"');
  }
}
