import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { MembershipEntity } from './membership.entity.js';

export interface MemberRow {
  playerUUID: string;
  publicId: string;
  playerName: string | null;
  isAdmin: boolean;
}

@Injectable()
export class MembershipsStore {
  constructor(
    @InjectRepository(MembershipEntity) private readonly memberships: Repository<MembershipEntity>,
  ) {}

  find(groupId: string, playerUUID: string, transaction?: Transaction): Promise<MembershipEntity | null> {
    return this.in(transaction).findOneBy({ groupId, playerUUID });
  }

  /** In the order in which they joined. */
  membersOf(groupId: string): Promise<MemberRow[]> {
    return this.memberships.query(
      `SELECT p."playerUUID", p."publicId", p.name AS "playerName", m."isAdmin"
         FROM group_memberships m JOIN players p ON p."playerUUID" = m."playerUUID"
        WHERE m."groupId" = $1 ORDER BY m."joinedAt", m."playerUUID"`,
      [groupId],
    );
  }

  allIn(transaction: Transaction, groupId: string): Promise<MembershipEntity[]> {
    return this.in(transaction).find({
      where: { groupId },
      order: { joinedAt: 'ASC', playerUUID: 'ASC' },
    });
  }

  /** The memberships of these players, in the order in which groups are locked. */
  allOf(transaction: Transaction | undefined, playerUUIDs: readonly string[]): Promise<MembershipEntity[]> {
    return this.in(transaction).find({
      where: { playerUUID: In([...playerUUIDs]) },
      order: { groupId: 'ASC' },
    });
  }

  /** The group membership to which a public ID, or the caller's own UUID, refers. */
  async findByMemberId(
    transaction: Transaction,
    { groupId, memberId, caller }: { groupId: string; memberId: string; caller: string },
  ): Promise<MembershipEntity | null> {
    if (memberId === caller) return this.find(groupId, caller, transaction);
    const [row] = await transaction.query<{ playerUUID: string }[]>(
      `SELECT m."playerUUID" FROM group_memberships m JOIN players p ON p."playerUUID" = m."playerUUID"
        WHERE m."groupId" = $1 AND p."publicId" = $2`,
      [groupId, memberId],
    );
    return row ? this.find(groupId, row.playerUUID, transaction) : null;
  }

  async insert(transaction: Transaction, membership: MembershipEntity): Promise<void> {
    await this.in(transaction).insert(membership);
  }

  async makeAdmin(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    await this.in(transaction).update({ groupId, playerUUID }, { isAdmin: true });
  }

  async remove(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    await this.in(transaction).delete({ groupId, playerUUID });
  }

  async move(
    transaction: Transaction,
    groupId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await this.in(transaction).update({ groupId, playerUUID: from }, { playerUUID: to });
  }

  private in(transaction: Transaction | undefined): Repository<MembershipEntity> {
    return transaction?.getRepository(MembershipEntity) ?? this.memberships;
  }
}
