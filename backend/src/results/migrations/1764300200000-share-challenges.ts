import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The format of a game's ID tells in which of three tables it is. Its shared result is deleted with it. */
const TABLES = [
  ['dailyId', 'one_player_versus_three_games', `"gameId" !~ '^DCS?-G[0-9]+-'`],
  ['duelId', 'duels', `"gameId" ~ '^DC-G[0-9]+-'`],
  ['simpleId', 'daily_challenge_games', `"gameId" ~ '^DCS-G[0-9]+-'`],
] as const;

/** Results of duels and simple dailies can be shared too. */
export class ShareChallenges1764300200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE public_game_results DROP CONSTRAINT "public_game_results_gameId_fkey"');
    for (const [column, table, condition] of TABLES) {
      await runner.query(`
        ALTER TABLE public_game_results
          ADD "${column}" text GENERATED ALWAYS AS (CASE WHEN ${condition} THEN "gameId" END) STORED
            REFERENCES ${table} ("gameId") ON DELETE CASCADE`);
      await runner.query(`
        CREATE INDEX "public_game_results_${column}" ON public_game_results ("${column}")
          WHERE "${column}" IS NOT NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [column] of TABLES) await runner.query(`ALTER TABLE public_game_results DROP "${column}"`);
    await runner.query('DELETE FROM public_game_results WHERE "gameId" ~ \'^DCS?-G[0-9]+-\'');
    await runner.query(`
      ALTER TABLE public_game_results ADD CONSTRAINT "public_game_results_gameId_fkey"
        FOREIGN KEY ("gameId") REFERENCES one_player_versus_three_games ON DELETE CASCADE`);
  }
}
