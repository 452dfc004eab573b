import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGroups1763900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE leaderboard_groups (
        id text PRIMARY KEY,
        name text COLLATE "C" NOT NULL,
        "nameFold" text NOT NULL UNIQUE,
        "nameLook" text NOT NULL UNIQUE,
        "createdBy" uuid NOT NULL REFERENCES players ON UPDATE CASCADE,
        "inviteCode" char(6) NOT NULL UNIQUE,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "updatedAt" timestamptz NOT NULL DEFAULT now()
      )`);
    // Refers to the player, because anonymous players can be members too.
    await runner.query(`
      CREATE TABLE group_memberships (
        "groupId" text NOT NULL REFERENCES leaderboard_groups ON DELETE CASCADE,
        "playerUUID" uuid NOT NULL REFERENCES players ON UPDATE CASCADE ON DELETE CASCADE,
        "isAdmin" boolean NOT NULL DEFAULT false,
        "joinedAt" timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY ("groupId", "playerUUID")
      )`);
    await runner.query('CREATE INDEX group_memberships_player ON group_memberships ("playerUUID")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE group_memberships, leaderboard_groups');
  }
}
