import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The format of a game's ID tells in which of two tables it is. Its shares are deleted with it. */
const TABLES = [
  ['liveId', 'games', `"gameId" !~ '^DC-'`],
  ['duelId', 'duels', `"gameId" ~ '^DC-'`],
] as const;

/** Which replays are shared, and by whom. Everything else comes from the game and its players. */
export class CreateReplayShares1765800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const references = TABLES.map(
      ([column, table, condition]) => `
        "${column}" text GENERATED ALWAYS AS (CASE WHEN ${condition} THEN "gameId" END) STORED
          REFERENCES ${table} ("gameId") ON DELETE CASCADE`,
    );
    await runner.query(`
      CREATE TABLE replay_shares (
        "shareId" text PRIMARY KEY,
        "gameId" text NOT NULL,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "createdAt" timestamptz NOT NULL,
        "endedAt" timestamptz,
        ${references.join(',')},
        UNIQUE ("gameId", "playerUUID")
      )`);
    for (const column of [...TABLES.map(([column]) => column), 'playerUUID']) {
      await runner.query(`
        CREATE INDEX "replay_shares_${column}" ON replay_shares ("${column}") WHERE "${column}" IS NOT NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE replay_shares');
  }
}
