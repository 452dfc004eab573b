import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { GroupGridsRepository } from './group-grids.repository.js';
import { GroupsRepository } from './groups.repository.js';
import { GroupsService } from './groups.service.js';

/** Handles a player's groups when the player is linked to an account, exported or deleted. */
@Injectable()
export class GroupAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly groups: GroupsRepository,
    private readonly grids: GroupGridsRepository,
    private readonly service: GroupsService,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async lock(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    for (const { groupId } of await this.groups.membershipsOf(transaction, playerUUIDs)) {
      await this.groups.lock(transaction, { id: groupId });
    }
  }

  /** If both players are in a group, the account's membership stays, as an admin if either was one. */
  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    const own = new Set((await this.groups.membershipsOf(transaction, [to])).map(({ groupId }) => groupId));
    for (const { groupId, isAdmin } of await this.groups.membershipsOf(transaction, [from])) {
      if (!own.has(groupId)) await this.groups.moveMember(transaction, groupId, { from, to });
      else {
        await this.grids.mergeMember(transaction, groupId, { from, to });
        await this.groups.removeMember(transaction, groupId, from);
        if (isAdmin) await this.groups.makeAdmin(transaction, groupId, to);
      }
    }
    await this.groups.moveAuthorship(transaction, from, to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const lists = await Promise.all(playerUUIDs.map((player) => this.groups.listOf(player)));
    return {
      groups: lists.flat(),
      gridReactions: await this.grids.reactionsBy(playerUUIDs),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.lock(transaction, playerUUIDs);
    for (const { groupId, playerUUID } of await this.groups.membershipsOf(transaction, playerUUIDs)) {
      await this.service.removeFrom(transaction, groupId, playerUUID);
    }
  }
}
