import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Deletions } from '../platform/backups/deletions.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { GroupsStore } from './groups.store.js';
import { MembershipsStore } from './memberships.store.js';
import { OwnGroups } from './own-groups.js';

const GROUP = 'group';

/**
 * Leaves a group. If the last admin leaves, the longest-standing member becomes admin. An empty group is
 * deleted.
 */
@Injectable()
export class LeaveGroup implements OnModuleInit {
  constructor(
    private readonly groups: GroupsStore,
    private readonly memberships: MembershipsStore,
    private readonly own: OwnGroups,
    private readonly deletions: Deletions,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.deletions.register(GROUP, (hashes) => this.groups.removeAgain(hashes));
  }

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
    if (!longest) {
      await this.groups.remove(transaction, groupId);
      await this.deletions.note(transaction, GROUP, [groupId]);
    } else if (!members.some(({ isAdmin }) => isAdmin)) {
      await this.memberships.makeAdmin(transaction, groupId, longest.playerUUID);
    }
  }
}
