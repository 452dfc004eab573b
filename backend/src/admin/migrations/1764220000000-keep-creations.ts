import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepCreations1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Whatever was created stays in the counts, even after it was deleted. Triggers cover all ways to create
    // something, including those of the previous release. "earlierAt" is when the player last joined a group
    // before that day.
    await runner.query(`
      CREATE TABLE admin_creations (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('account', 'group', 'membership')),
        at timestamptz NOT NULL,
        "playerUUID" uuid REFERENCES players ON UPDATE CASCADE ON DELETE SET NULL,
        "earlierAt" timestamptz
      )`);
    await runner.query(`
      CREATE FUNCTION note_account() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO admin_creations (kind, at) VALUES ('account', NEW."createdAt");
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION note_group() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO admin_creations (kind, at) VALUES ('group', NEW."createdAt");
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION note_membership() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO admin_creations (kind, at, "playerUUID", "earlierAt")
        SELECT 'membership', NEW."joinedAt", NEW."playerUUID",
               (SELECT max(e.at) FROM (
                  SELECT m."joinedAt" AS at
                    FROM group_memberships m JOIN leaderboard_groups g ON g.id = m."groupId"
                   WHERE m."playerUUID" = NEW."playerUUID" AND g."createdBy" <> NEW."playerUUID"
                   UNION ALL
                  SELECT c.at FROM admin_creations c WHERE c."playerUUID" = NEW."playerUUID") AS e
                 WHERE e.at < date_trunc('day', NEW."joinedAt", 'UTC'))
          FROM leaderboard_groups made
         WHERE made.id = NEW."groupId" AND made."createdBy" <> NEW."playerUUID";
        RETURN NULL;
      END $$`);
    // Accounts without a password are those of admins, which the program creates at startup.
    await runner.query(`
      CREATE TRIGGER note_account AFTER INSERT ON users
        FOR EACH ROW WHEN (NEW."passwordHash" IS NOT NULL) EXECUTE FUNCTION note_account()`);
    await runner.query(`
      CREATE TRIGGER note_group AFTER INSERT ON leaderboard_groups FOR EACH ROW EXECUTE FUNCTION note_group()`);
    await runner.query(`
      CREATE TRIGGER note_membership AFTER INSERT ON group_memberships
        FOR EACH ROW EXECUTE FUNCTION note_membership()`);
    await runner.query(`
      WITH counted AS (
        SELECT coalesce((max(date) + 1)::timestamp AT TIME ZONE 'UTC', '-infinity') AS until FROM admin_days
      ), joined AS (
        SELECT m."joinedAt" AS at, m."playerUUID"
          FROM group_memberships m JOIN leaderboard_groups g ON g.id = m."groupId"
         WHERE m."playerUUID" <> g."createdBy"
      )
      INSERT INTO admin_creations (kind, at, "playerUUID", "earlierAt")
      SELECT 'account', "createdAt", NULL::uuid, NULL::timestamptz
        FROM users, counted WHERE "createdAt" >= until AND "passwordHash" IS NOT NULL
      UNION ALL
      SELECT 'group', "createdAt", NULL, NULL FROM leaderboard_groups, counted WHERE "createdAt" >= until
      UNION ALL
      SELECT 'membership', at, "playerUUID",
             max(at) OVER (PARTITION BY "playerUUID" ORDER BY date_trunc('day', at, 'UTC')
                            GROUPS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
        FROM joined, counted WHERE at >= until`);
    await runner.query('CREATE INDEX admin_creations_at ON admin_creations (at)');
    await runner.query(`
      CREATE INDEX admin_creations_player ON admin_creations ("playerUUID") WHERE "playerUUID" IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER note_account ON users');
    await runner.query('DROP TRIGGER note_group ON leaderboard_groups');
    await runner.query('DROP TRIGGER note_membership ON group_memberships');
    await runner.query('DROP FUNCTION note_account, note_group, note_membership');
    await runner.query('DROP TABLE admin_creations');
  }
}
