import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShareGrids1795815000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE group_memberships ADD COLUMN "closesGrids" boolean NOT NULL DEFAULT false',
    );
    // Refers to the memberships, so that nothing is left of whoever is no longer in the group.
    await runner.query(`
      CREATE TABLE grid_reactions (
        "groupId" text NOT NULL,
        date date NOT NULL,
        "ofPlayer" uuid NOT NULL,
        "byPlayer" uuid NOT NULL,
        reaction text NOT NULL,
        "at" timestamptz NOT NULL,
        PRIMARY KEY ("groupId", date, "ofPlayer", "byPlayer"),
        FOREIGN KEY ("groupId", "ofPlayer") REFERENCES group_memberships ON UPDATE CASCADE ON DELETE CASCADE,
        FOREIGN KEY ("groupId", "byPlayer") REFERENCES group_memberships ON UPDATE CASCADE ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX grid_reactions_of ON grid_reactions ("groupId", "ofPlayer")');
    await runner.query('CREATE INDEX grid_reactions_by ON grid_reactions ("groupId", "byPlayer")');
    await runner.query('CREATE INDEX grid_reactions_date ON grid_reactions (date)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE grid_reactions');
    await runner.query('ALTER TABLE group_memberships DROP COLUMN "closesGrids"');
  }
}
