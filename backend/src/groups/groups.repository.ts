import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Group, GroupMember, GroupToday } from '@tessera/contracts/groups';
import { LIMITS } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { ArrayContains, In, Not, type Repository } from 'typeorm';
import { nameConflictOf, type ValidName, type NameConflict, type NameKeys } from '../names/index.js';
import { hashOfColumn } from '../platform/backups/deletions.js';
import type { Batcher } from '../platform/database/batcher.js';
import { RowParameters } from '../platform/database/row-parameters.js';
import { Statements } from '../platform/database/statements.js';
import type { Transaction } from '../platform/database/transactions.js';
import { GroupEntity, MembershipEntity } from './group.entity.js';

/** A player, and the date as of which their groups are wanted. */
interface Wanted {
  date: PlainDate;
  playerUUID: string;
}

interface TodayRow extends Wanted, Omit<GroupToday, 'lead'> {
  score: number | null;
  leaders: number;
  isOwn: boolean;
  leader: string | null;
}

const WANTED = new RowParameters('wanted', { date: 'date', playerUUID: 'uuid' });

/** As in the groups' own leaderboards, with results that were held back. */
const TODAYS_GROUPS = {
  name: 'todays-groups',
  text: `
    SELECT row.date::text, row."playerUUID", g.id, g.name, today.*
      FROM (SELECT DISTINCT row.* FROM ${WANTED.table}) AS row
     CROSS JOIN LATERAL (
       SELECT "groupId", "joinedAt" FROM group_memberships WHERE "playerUUID" = row."playerUUID"
        ORDER BY "joinedAt" DESC, "groupId" LIMIT ${LIMITS.HOME_MAX_GROUPS}) AS own
      JOIN leaderboard_groups g ON g.id = own."groupId"
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS "memberCount", count(score)::int AS "playedCount", max(score) AS score,
              count(*) FILTER (WHERE score = best)::int AS leaders,
              coalesce(bool_or("playerUUID" = row."playerUUID" AND score = best), false) AS "isOwn",
              (array_agg(name ORDER BY "completedAt", "playerUUID") FILTER (WHERE score = best))[1] AS leader
         FROM (SELECT m."playerUUID", p.name, d."completedAt", d."playerScore" AS score,
                      max(d."playerScore") OVER () AS best
                 FROM group_memberships m JOIN players p ON p."playerUUID" = m."playerUUID"
                 LEFT JOIN one_player_versus_three_games d ON d."playerUUID" = m."playerUUID"
                  AND d."dailyChallengeDate" = row.date AND d.status = 'completed' AND d.counts
                WHERE m."groupId" = g.id) AS members) AS today
     ORDER BY own."joinedAt" DESC, g.id`,
};

const namedBy = ({ name, fold, look }: ValidName) => ({ name, nameFold: fold, nameLook: look });

function todayView({ id, name, memberCount, playedCount, score, ...best }: TodayRow): GroupToday {
  const { leaders: members, isOwn, leader: playerName } = best;
  const lead = score === null ? null : { score, members, isOwn, playerName };
  return { id, name, memberCount, playedCount, lead };
}

const membershipsIn = (transaction: Transaction): Repository<MembershipEntity> =>
  transaction.getRepository(MembershipEntity);

/** Groups and their members. */
@Injectable()
export class GroupsRepository {
  private readonly todays: Batcher<Wanted, GroupToday[]>;

  constructor(
    @InjectRepository(GroupEntity) private readonly groups: Repository<GroupEntity>,
    private readonly statements: Statements,
  ) {
    this.todays = statements.batcher((wanted) => this.readTodays(wanted));
  }

  /** The groups of a player, by name; only one of them if `groupId` is given. */
  listOf(playerUUID: string, groupId: string | null = null): Promise<Group[]> {
    return this.groups.query(
      `SELECT g.id, g.name, g."inviteCode", m."isAdmin",
              (SELECT count(*)::int FROM group_memberships WHERE "groupId" = g.id) AS "memberCount"
         FROM group_memberships m JOIN leaderboard_groups g ON g.id = m."groupId"
        WHERE m."playerUUID" = $1 AND ($2::text IS NULL OR g.id = $2) ORDER BY g.name, g.id`,
      [playerUUID, groupId],
    );
  }

  /** How a player's groups are doing in the daily of a date, beginning with the group that they joined last. */
  todayOf(playerUUID: string, date: PlainDate): Promise<GroupToday[]> {
    return this.todays.add({ playerUUID, date });
  }

  /** Whether another group has the same name, or one that looks the same, or it is refused to the group. */
  async findConflict(keys: NameKeys, groupId?: string): Promise<NameConflict | null> {
    const others = groupId === undefined ? {} : { id: Not(groupId) };
    const found = await this.groups.find({
      select: { id: true, nameFold: true },
      where: [
        { ...others, nameFold: keys.fold },
        { ...others, nameLook: keys.look },
        ...(groupId === undefined ? [] : [{ id: groupId, refusedNames: ArrayContains([keys.look]) }]),
      ],
    });
    return nameConflictOf(
      keys,
      found.map(({ id, nameFold }) => ({ nameFold, isOwn: id === groupId })),
    );
  }

  /** Fails with a unique violation if another group has the name or the code. */
  async insert(
    transaction: Transaction,
    name: ValidName,
    group: Pick<GroupEntity, 'id' | 'createdBy' | 'inviteCode' | 'createdAt' | 'updatedAt'>,
  ): Promise<void> {
    await transaction.getRepository(GroupEntity).insert({ ...group, ...namedBy(name) });
  }

  /** The group, locked until the transaction ends. Everything that changes its members waits here. */
  lock(
    transaction: Transaction,
    where: Pick<GroupEntity, 'id'> | Pick<GroupEntity, 'inviteCode'>,
  ): Promise<GroupEntity | null> {
    return transaction.getRepository(GroupEntity).findOne({ where, lock: { mode: 'for_no_key_update' } });
  }

  isCodeTaken(transaction: Transaction, inviteCode: string): Promise<boolean> {
    return transaction.getRepository(GroupEntity).existsBy({ inviteCode });
  }

  /** Fails with a unique violation if another group has the name. */
  async rename(
    transaction: Transaction,
    id: string,
    name: ValidName,
    changes: Pick<GroupEntity, 'updatedAt'> & Partial<Pick<GroupEntity, 'refusedNames'>>,
  ): Promise<void> {
    await transaction.getRepository(GroupEntity).update({ id }, { ...namedBy(name), ...changes });
  }

  async setCode(transaction: Transaction, id: string, inviteCode: string, updatedAt: Date): Promise<void> {
    await transaction.getRepository(GroupEntity).update({ id }, { inviteCode, updatedAt });
  }

  async remove(transaction: Transaction, id: string): Promise<void> {
    await transaction.getRepository(GroupEntity).delete({ id });
  }

  /** Removes the groups whose IDs have these hashes. */
  async removeAgain(hashes: readonly string[]): Promise<void> {
    await this.groups.query(`DELETE FROM leaderboard_groups WHERE ${hashOfColumn('id')} = ANY($1)`, [hashes]);
  }

  async moveAuthorship(transaction: Transaction, from: string, to: string): Promise<void> {
    await transaction.getRepository(GroupEntity).update({ createdBy: from }, { createdBy: to });
  }

  findMember(
    transaction: Transaction,
    groupId: string,
    playerUUID: string,
  ): Promise<MembershipEntity | null> {
    return membershipsIn(transaction).findOneBy({ groupId, playerUUID });
  }

  /** The membership to which a public ID, or the caller's own UUID, refers. */
  async findByMemberId(
    transaction: Transaction,
    { groupId, memberId, caller }: { groupId: string; memberId: string; caller: string },
  ): Promise<MembershipEntity | null> {
    if (memberId === caller) return this.findMember(transaction, groupId, caller);
    const [row] = await transaction.query<{ playerUUID: string }[]>(
      `SELECT m."playerUUID" FROM group_memberships m JOIN players p ON p."playerUUID" = m."playerUUID"
        WHERE m."groupId" = $1 AND p."publicId" = $2`,
      [groupId, memberId],
    );
    return row ? this.findMember(transaction, groupId, row.playerUUID) : null;
  }

  /** In the order in which they joined, with their names. */
  listMembers(groupId: string): Promise<(GroupMember & { publicId: string })[]> {
    return this.groups.query(
      `SELECT p."playerUUID", p."publicId", p.name AS "playerName", m."isAdmin"
         FROM group_memberships m JOIN players p ON p."playerUUID" = m."playerUUID"
        WHERE m."groupId" = $1 ORDER BY m."joinedAt", m."playerUUID"`,
      [groupId],
    );
  }

  /** In the order in which they joined. */
  membersOf(transaction: Transaction, groupId: string): Promise<MembershipEntity[]> {
    return membershipsIn(transaction).find({
      where: { groupId },
      order: { joinedAt: 'ASC', playerUUID: 'ASC' },
    });
  }

  /** The memberships of these players, in the order in which groups are locked. */
  membershipsOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<MembershipEntity[]> {
    return membershipsIn(transaction).find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { groupId: 'ASC' },
    });
  }

  async addMember(
    transaction: Transaction,
    membership: Omit<MembershipEntity, 'closesGrids'>,
  ): Promise<void> {
    await membershipsIn(transaction).insert(membership);
  }

  async makeAdmin(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    await membershipsIn(transaction).update({ groupId, playerUUID }, { isAdmin: true });
  }

  async removeMember(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    await membershipsIn(transaction).delete({ groupId, playerUUID });
  }

  async moveMember(
    transaction: Transaction,
    groupId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await membershipsIn(transaction).update({ groupId, playerUUID: from }, { playerUUID: to });
  }

  private async readTodays(wanted: readonly Wanted[]): Promise<GroupToday[][]> {
    const rows = await this.statements.rows<TodayRow>(TODAYS_GROUPS, WANTED.values(wanted));
    return wanted.map(({ date, playerUUID }) =>
      rows.filter((row) => row.date === date && row.playerUUID === playerUUID).map(todayView),
    );
  }
}
