import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a player's completed games. Their rows are written once, when the game is completed. */
export class IndexCompletedGames1765300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`
        CREATE INDEX games_completed_of_player${seat} ON games ("player${seat}UUID") WHERE status = 'completed'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX games_completed_of_player1, games_completed_of_player2');
  }
}
