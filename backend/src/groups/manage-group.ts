import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { GroupNames } from './group-names.js';
import { GroupsStore, type OwnGroup } from './groups.store.js';
import { newInviteCode } from './invite-code.js';
import type { MembershipEntity } from './membership.entity.js';
import { MembershipsStore } from './memberships.store.js';
import { OwnGroups } from './own-groups.js';

export interface MemberCommand {
  groupId: string;
  /** The admin who makes the change. */
  playerUUID: string;
  /** The public ID of another member, or the admin's own UUID. */
  memberId: string;
}

/** What only a group's admins can do: rename it, promote members, and remove them. */
@Injectable()
export class ManageGroup {
  constructor(
    private readonly groups: GroupsStore,
    private readonly memberships: MembershipsStore,
    private readonly own: OwnGroups,
    private readonly names: GroupNames,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async rename(groupId: string, playerUUID: string, typed: string): Promise<OwnGroup> {
    // First, so that only admins learn which names are taken.
    await this.transactions.run((transaction) => this.own.administer(transaction, groupId, playerUUID));
    await this.names.give(
      typed,
      (name) =>
        this.transactions.run(async (transaction) => {
          await this.own.administer(transaction, groupId, playerUUID);
          await this.groups.rename(transaction, groupId, name, this.now());
        }),
      groupId,
    );
    return this.own.get(groupId, playerUUID);
  }

  async promote(command: MemberCommand): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const { groupId, playerUUID } = await this.memberFor(transaction, command);
      await this.memberships.makeAdmin(transaction, groupId, playerUUID);
    });
  }

  /** Also changes the invite code, because the removed member knows the old one. */
  async remove(command: MemberCommand): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const { groupId, playerUUID, isAdmin } = await this.memberFor(transaction, command);
      if (isAdmin) throw new AppError('ADMIN_STAYS');
      await this.memberships.remove(transaction, groupId, playerUUID);
      const inviteCode = await newInviteCode((code) => this.groups.isCodeTaken(transaction, code));
      await this.groups.setCode(transaction, groupId, inviteCode, this.now());
    });
  }

  private async memberFor(
    transaction: Transaction,
    { groupId, playerUUID: caller, memberId }: MemberCommand,
  ): Promise<MembershipEntity> {
    await this.own.administer(transaction, groupId, caller);
    const member = await this.memberships.findByMemberId(transaction, { groupId, memberId, caller });
    if (!member) throw new AppError('MEMBER_NOT_FOUND');
    return member;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}
