import { Injectable } from '@nestjs/common';
import type { GroupMember } from '@tessera/contracts';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { GroupsStore, type OwnGroup } from './groups.store.js';
import type { MembershipEntity } from './membership.entity.js';
import { MembershipsStore } from './memberships.store.js';

/** What members see of their groups. For anyone else the group doesn't exist. */
@Injectable()
export class OwnGroups {
  constructor(
    private readonly groups: GroupsStore,
    private readonly memberships: MembershipsStore,
  ) {}

  list(playerUUID: string): Promise<OwnGroup[]> {
    return this.groups.listOf(playerUUID);
  }

  async get(groupId: string, playerUUID: string): Promise<OwnGroup> {
    const [group] = await this.groups.listOf(playerUUID, groupId);
    if (!group) throw new AppError('GROUP_NOT_FOUND');
    return group;
  }

  async members(groupId: string, playerUUID: string): Promise<GroupMember[]> {
    const members = await this.memberships.membersOf(groupId);
    if (!members.some((member) => member.playerUUID === playerUUID)) throw new AppError('GROUP_NOT_FOUND');
    return members.map(({ publicId, playerName, isAdmin, ...member }) => ({
      playerUUID: member.playerUUID === playerUUID ? playerUUID : publicId,
      playerName,
      isAdmin,
    }));
  }

  /** Locks the group. Returns the caller's membership. */
  async enter(transaction: Transaction, groupId: string, playerUUID: string): Promise<MembershipEntity> {
    await this.groups.lock(transaction, groupId);
    const membership = await this.memberships.find(groupId, playerUUID, transaction);
    if (!membership) throw new AppError('GROUP_NOT_FOUND');
    return membership;
  }

  /** Locks the group, for one of its admins. */
  async administer(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    const { isAdmin } = await this.enter(transaction, groupId, playerUUID);
    if (!isAdmin) throw new AppError('NOT_GROUP_ADMIN');
  }
}
