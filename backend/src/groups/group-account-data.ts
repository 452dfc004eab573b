import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/auth.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { GroupsStore } from './groups.store.js';
import { LeaveGroup } from './leave-group.js';
import { MembershipsStore } from './memberships.store.js';

/** Handles a player's groups when the player is linked to an account, exported or deleted. */
@Injectable()
export class GroupAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly groups: GroupsStore,
    private readonly memberships: MembershipsStore,
    private readonly leaveGroup: LeaveGroup,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async lock(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    for (const { groupId } of await this.memberships.allOf(transaction, playerUUIDs)) {
      await this.groups.lock(transaction, groupId);
    }
  }

  /** If both players are in a group, the account's membership stays, as an admin if either was one. */
  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    const own = new Set((await this.memberships.allOf(transaction, [to])).map(({ groupId }) => groupId));
    for (const { groupId, isAdmin } of await this.memberships.allOf(transaction, [from])) {
      if (!own.has(groupId)) await this.memberships.move(transaction, groupId, { from, to });
      else {
        await this.memberships.remove(transaction, groupId, from);
        if (isAdmin) await this.memberships.makeAdmin(transaction, groupId, to);
      }
    }
    await this.groups.moveAuthorship(transaction, from, to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const lists = await Promise.all(playerUUIDs.map((player) => this.groups.listOf(player)));
    return { groups: lists.flat().map((group) => ({ ...group })) };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.lock(transaction, playerUUIDs);
    for (const { groupId, playerUUID } of await this.memberships.allOf(transaction, playerUUIDs)) {
      await this.leaveGroup.within(transaction, groupId, playerUUID);
    }
  }
}
