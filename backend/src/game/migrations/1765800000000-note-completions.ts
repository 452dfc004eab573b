import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a game was completed, for lists of a player's games, newest first. The sixteenth letter completes a game, and
 * nothing happens in it afterward. The database derives the time, so moves of the previous release have it too, and
 * all others leave the indexes alone.
 */
export class NoteCompletions1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE games ADD "completedAt" timestamptz
        GENERATED ALWAYS AS (CASE WHEN length(letters) = 16 THEN "lastActivityAt" END) STORED`);
    for (const seat of [1, 2]) {
      await runner.query(`DROP INDEX games_completed_of_player${seat}`);
      await runner.query(`
        CREATE INDEX games_completed_of_player${seat}
          ON games ("player${seat}UUID", "completedAt" DESC, "gameId" DESC) WHERE status = 'completed'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const seat of [1, 2]) {
      await runner.query(`DROP INDEX games_completed_of_player${seat}`);
      await runner.query(`
        CREATE INDEX games_completed_of_player${seat} ON games ("player${seat}UUID") WHERE status = 'completed'`);
    }
    await runner.query('ALTER TABLE games DROP "completedAt"');
  }
}
