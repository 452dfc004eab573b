import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { GroupsStore } from './groups.store.js';
import { MembershipsStore } from './memberships.store.js';
import { OwnGroups } from './own-groups.js';

/**
 * Leaves a group. If the last admin leaves, the longest-standing member becomes admin. An empty group is
 * deleted.
 */
@Injectable()
export class LeaveGroup {
  constructor(
    private readonly groups: GroupsStore,
    private readonly memberships: MembershipsStore,
    private readonly own: OwnGroups,
    private readonly transactions: Transactions,
  ) {}

  async execute(groupId: string, playerUUID: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.own.enter(transaction, groupId, playerUUID);
      await this.within(transaction, groupId, playerUUID);
    });
  }

  /** The caller has locked the group. */
  async within(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    await this.memberships.remove(transaction, groupId, playerUUID);
    const members = await this.memberships.allIn(transaction, groupId);
    const [longest] = members;
    if (!longest) await this.groups.remove(transaction, groupId);
    else if (!members.some(({ isAdmin }) => isAdmin)) {
      await this.memberships.makeAdmin(transaction, groupId, longest.playerUUID);
    }
  }
}
