import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayContains, Not, type Repository } from 'typeorm';
import { nameConflictOf, type ValidName, type NameConflict, type NameKeys } from '../names/names.module.js';
import { hashOfColumn } from '../platform/backups/deletion-list.js';
import type { Transaction } from '../platform/database/transactions.js';
import { GroupEntity } from './group.entity.js';

/** A group as one of its members sees it. */
export interface OwnGroup {
  id: string;
  name: string;
  inviteCode: string;
  memberCount: number;
  isAdmin: boolean;
}

const namedBy = ({ name, fold, look }: ValidName) => ({ name, nameFold: fold, nameLook: look });

@Injectable()
export class GroupsStore {
  constructor(@InjectRepository(GroupEntity) private readonly groups: Repository<GroupEntity>) {}

  /** The groups of a player, by name; only one of them if `groupId` is given. */
  listOf(playerUUID: string, groupId: string | null = null, transaction?: Transaction): Promise<OwnGroup[]> {
    return (transaction ?? this.groups).query(
      `SELECT g.id, g.name, g."inviteCode", m."isAdmin",
              (SELECT count(*)::int FROM group_memberships WHERE "groupId" = g.id) AS "memberCount"
         FROM group_memberships m JOIN leaderboard_groups g ON g.id = m."groupId"
        WHERE m."playerUUID" = $1 AND ($2::text IS NULL OR g.id = $2) ORDER BY g.name, g.id`,
      [playerUUID, groupId],
    );
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
    {
      id,
      createdBy,
      inviteCode,
      at,
      ...name
    }: ValidName & Pick<GroupEntity, 'id' | 'createdBy' | 'inviteCode'> & { at: Date },
  ): Promise<void> {
    const times = { createdAt: at, updatedAt: at };
    await transaction
      .getRepository(GroupEntity)
      .insert({ id, createdBy, inviteCode, ...times, ...namedBy(name) });
  }

  /** The group, locked until the transaction ends. Everything that changes its members waits here. */
  lock(transaction: Transaction, id: string): Promise<GroupEntity | null> {
    return transaction
      .getRepository(GroupEntity)
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  lockByCode(transaction: Transaction, inviteCode: string): Promise<GroupEntity | null> {
    return transaction
      .getRepository(GroupEntity)
      .findOne({ where: { inviteCode }, lock: { mode: 'for_no_key_update' } });
  }

  isCodeTaken(transaction: Transaction, inviteCode: string): Promise<boolean> {
    return transaction.getRepository(GroupEntity).existsBy({ inviteCode });
  }

  async rename(transaction: Transaction, id: string, name: ValidName, updatedAt: Date): Promise<void> {
    await transaction.getRepository(GroupEntity).update({ id }, { ...namedBy(name), updatedAt });
  }

  /** Fails with a unique violation if another group has the name. */
  async moderate(
    transaction: Transaction,
    id: string,
    { refusedNames, updatedAt, ...name }: ValidName & Pick<GroupEntity, 'refusedNames' | 'updatedAt'>,
  ): Promise<void> {
    await transaction
      .getRepository(GroupEntity)
      .update({ id }, { ...namedBy(name), refusedNames, updatedAt });
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
}
