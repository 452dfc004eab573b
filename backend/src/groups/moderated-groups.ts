import { Injectable } from '@nestjs/common';
import { neutralGroupName } from '@tessera/contracts/moderation';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { nameKeys } from '../names/index.js';
import type { GroupEntity } from './group.entity.js';
import { GroupsRepository } from './groups.repository.js';
import { drawCode } from './invite-code.js';

/** What the site's admins can do to a group. */
@Injectable()
export class ModeratedGroups {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces a name by a neutral one, and refuses it to the group from then on. Throws if the group has another name
   * by now. Returns the new name and the group's own admins.
   */
  async removeName(
    transaction: Transaction,
    groupId: string,
    name: string,
  ): Promise<{ givenName: string; admins: string[] }> {
    const group = await this.lock(transaction, groupId);
    if (group.name !== name) throw new AppError('NAME_CHANGED');
    const givenName = neutralGroupName(drawCode());
    const refusedNames = [...new Set([...group.refusedNames, nameKeys(name).look])];
    await this.rename(transaction, groupId, givenName, refusedNames);
    const members = await this.groups.membersOf(transaction, groupId);
    const admins = members.filter(({ isAdmin }) => isAdmin).map(({ playerUUID }) => playerUUID);
    return { givenName, admins };
  }

  /**
   * Gives a group back a removed name. Throws if it has chosen another one, and fails with a unique violation if
   * another group has it.
   */
  async restoreName(
    transaction: Transaction,
    groupId: string,
    { name, givenName }: { name: string; givenName: string | null },
  ): Promise<void> {
    const group = await this.lock(transaction, groupId);
    if (group.name !== givenName) throw new AppError('UNDO_IMPOSSIBLE');
    const { look } = nameKeys(name);
    const refusedNames = group.refusedNames.filter((refused) => refused !== look);
    await this.rename(transaction, groupId, name, refusedNames);
  }

  private async lock(transaction: Transaction, groupId: string): Promise<GroupEntity> {
    const group = await this.groups.lock(transaction, { id: groupId });
    // Deleted in the meantime, and its reports with it.
    if (!group) throw new AppError('REPORT_NOT_FOUND');
    return group;
  }

  private async rename(
    transaction: Transaction,
    groupId: string,
    name: string,
    refusedNames: string[],
  ): Promise<void> {
    const updatedAt = new Date(this.clock.now());
    await this.groups.rename(transaction, groupId, { name, ...nameKeys(name) }, { refusedNames, updatedAt });
  }
}
