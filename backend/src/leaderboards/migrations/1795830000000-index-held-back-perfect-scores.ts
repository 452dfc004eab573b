import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups count them besides `perfectScores`. There are so few that looking for a player's takes next to nothing. */
export class IndexHeldBackPerfectScores1795830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX one_player_versus_three_games_held_back_perfect ON one_player_versus_three_games ("playerUUID")
        WHERE "heldBack" IS NOT NULL AND "playerScore" = 32 AND status = 'completed' AND counts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX one_player_versus_three_games_held_back_perfect');
  }
}
