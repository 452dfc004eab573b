import type { MigrationInterface } from 'typeorm';

interface Runner {
  query(statement: string, values: unknown[]): Promise<unknown>;
}

/** Few enough that nobody waits long for their own rows. */
const PLAYERS = 2000;
const NO_PLAYER = '00000000-0000-0000-0000-000000000000';

/** The first date of each kind of period that leaderboards show. */
const SINCE = `CASE k.kind WHEN 'day' THEN CURRENT_DATE - 32
                           WHEN 'week' THEN period_start('week', CURRENT_DATE - 366) ELSE '-infinity' END`;

/**
 * Fills the table with the existing games: months for good, weeks of a year and days of a month. By now, triggers
 * write whatever changes, from the games themselves, so their rows are newer. Each batch is committed at once, so that
 * nobody who completes a game has to wait for all others; repeating one changes nothing. It locks its players, because
 * a name that is removed at the same moment would otherwise leave its rows behind.
 */
export class FillPeriodScores1765400100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: Runner): Promise<void> {
    let last: string | null = NO_PLAYER;
    while (last !== null) {
      await runner.query('BEGIN', []);
      try {
        last = await this.fill(runner, last);
        await runner.query('COMMIT', []);
      } catch (error) {
        await runner.query('ROLLBACK', []);
        throw error;
      }
    }
  }

  /** Fills in the next players after this one. Returns the last of them, or null if there are none. */
  private async fill(runner: Runner, after: string): Promise<string | null> {
    const found = (await runner.query(
      `SELECT "playerUUID" FROM players WHERE "playerUUID" > $1
        ORDER BY "playerUUID" LIMIT ${PLAYERS} FOR NO KEY UPDATE`,
      [after],
    )) as { playerUUID: string }[];
    const players = found.map(({ playerUUID }) => playerUUID);
    // A statement of its own, which sees what others have committed while this waited for the locks.
    await runner.query(
      `INSERT INTO period_scores ("playerUUID", kind, start, name, sum, games, "bestStreak")
       SELECT p."playerUUID", k.kind, period_start(k.kind, g."dailyChallengeDate"), p.name,
              sum(g."playerScore"), count(*), p."bestStreak"
         FROM one_player_versus_three_games g JOIN players p USING ("playerUUID"),
              (VALUES ('day'), ('week'), ('month')) AS k(kind)
        WHERE p."playerUUID" = ANY($1) AND p.name IS NOT NULL
          AND g.status = 'completed' AND g.counts AND g."heldBack" IS NULL AND g."dailyChallengeDate" >= ${SINCE}
        GROUP BY 1, 2, 3
       ON CONFLICT DO NOTHING`,
      [players],
    );
    return players.at(-1) ?? null;
  }

  async down(): Promise<void> {
    // The table is dropped with the previous migration.
  }
}
