import { Injectable } from '@nestjs/common';
import { GROUP_TEXTS } from '@tessera/contracts/constants';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { AddMember } from './add-member.js';
import { GroupsStore, type OwnGroup } from './groups.store.js';
import { isInviteCode } from './invite-code.js';
import { MembershipsStore } from './memberships.store.js';
import { OwnGroups } from './own-groups.js';

/** Joins a group by its invite code. For members, nothing changes. */
@Injectable()
export class JoinGroup {
  constructor(
    private readonly groups: GroupsStore,
    private readonly memberships: MembershipsStore,
    private readonly own: OwnGroups,
    private readonly addMember: AddMember,
    private readonly transactions: Transactions,
  ) {}

  async execute(playerUUID: string, inviteCode: string): Promise<{ group: OwnGroup; message: string }> {
    // Don't ask for a name if the code can't exist.
    if (!isInviteCode(inviteCode)) throw new AppError('INVITE_UNKNOWN', { field: 'inviteCode' });
    await this.addMember.requireName(playerUUID);
    const { groupId, message } = await this.transactions.run(async (transaction) => {
      const group = await this.groups.lockByCode(transaction, inviteCode);
      if (!group) throw new AppError('INVITE_UNKNOWN', { field: 'inviteCode' });
      const known = await this.memberships.find(group.id, playerUUID, transaction);
      if (known) return { groupId: group.id, message: GROUP_TEXTS.alreadyMember };
      await this.addMember.execute(transaction, group.id, { playerUUID, isAdmin: false });
      return { groupId: group.id, message: GROUP_TEXTS.joined };
    });
    return { group: await this.own.get(groupId, playerUUID), message };
  }
}
