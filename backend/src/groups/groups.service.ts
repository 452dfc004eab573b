import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Group, type GroupMember, GROUP_TEXTS } from '@tessera/contracts/groups';
import { GROUP_NAME_PROBLEMS, cleanName } from '@tessera/contracts/players';
import { LIMITS } from '@tessera/contracts/wire';
import { nanoid } from 'nanoid';
import { Names, takenName, type NameKind, type ValidName } from '../names/index.js';
import { Deletions } from '../platform/backups/deletions.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { isUniqueViolation } from '../platform/database/database-errors.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository } from '../players/index.js';
import { GroupsRepository } from './groups.repository.js';
import { isInviteCode, newInviteCode } from './invite-code.js';
import type { MembershipEntity } from './group.entity.js';

const GROUP_NAME: NameKind = {
  field: 'name',
  mostCharacters: LIMITS.GROUP_NAME_MAX_LENGTH,
  problems: GROUP_NAME_PROBLEMS,
  notAllowed: GROUP_TEXTS.notAllowed,
  reserves: false,
  taken: 'GROUP_NAME_TAKEN',
  alike: GROUP_TEXTS.alike,
};

const GROUP = 'group';

export interface MemberCommand {
  groupId: string;
  /** The admin who makes the change. */
  playerUUID: string;
  /** The public ID of another member, or the admin's own UUID. */
  memberId: string;
}

const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'GROUP_NAME_TAKEN';

/** Private groups. For anyone who isn't a member, a group doesn't exist. */
@Injectable()
export class GroupsService implements OnModuleInit {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly players: PlayersRepository,
    private readonly names: Names,
    private readonly deletions: Deletions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.deletions.register(GROUP, (hashes) => this.groups.removeAgain(hashes));
  }

  list(playerUUID: string): Promise<Group[]> {
    return this.groups.listOf(playerUUID);
  }

  async get(groupId: string, playerUUID: string): Promise<Group> {
    const [group] = await this.groups.listOf(playerUUID, groupId);
    if (!group) throw new AppError('GROUP_NOT_FOUND');
    return group;
  }

  async members(groupId: string, playerUUID: string): Promise<GroupMember[]> {
    const members = await this.groups.listMembers(groupId);
    if (!members.some((member) => member.playerUUID === playerUUID)) throw new AppError('GROUP_NOT_FOUND');
    return members.map(({ publicId, playerName, isAdmin, ...member }) => ({
      playerUUID: member.playerUUID === playerUUID ? playerUUID : publicId,
      playerName,
      isAdmin,
    }));
  }

  nameAvailability(typed: string) {
    return this.names.availability(typed, GROUP_NAME, (keys) => this.groups.findConflict(keys));
  }

  /** Its creator becomes its admin. If the same request has created it before, the same group is returned. */
  async create(playerUUID: string, typed: string): Promise<Group> {
    await this.requireName(playerUUID, GROUP_TEXTS.nameBeforeCreating);
    try {
      return await this.insert(playerUUID, typed);
    } catch (error) {
      const own = isTaken(error) ? await this.groups.listOf(playerUUID) : [];
      const before = own.find(({ name, isAdmin }) => isAdmin && name === cleanName(typed));
      if (!before) throw error;
      return before;
    }
  }

  /** For members, nothing changes. */
  async join(playerUUID: string, inviteCode: string): Promise<{ group: Group; message: string }> {
    // Don't ask for a name if the code can't exist.
    if (!isInviteCode(inviteCode)) throw new AppError('INVITE_UNKNOWN', { field: 'inviteCode' });
    await this.requireName(playerUUID);
    const { groupId, message } = await this.transactions.run(async (transaction) => {
      const group = await this.groups.lock(transaction, { inviteCode });
      if (!group) throw new AppError('INVITE_UNKNOWN', { field: 'inviteCode' });
      const known = await this.groups.findMember(transaction, group.id, playerUUID);
      if (known) return { groupId: group.id, message: GROUP_TEXTS.alreadyMember };
      await this.addMember(transaction, group.id, { playerUUID, isAdmin: false });
      return { groupId: group.id, message: GROUP_TEXTS.joined };
    });
    return { group: await this.get(groupId, playerUUID), message };
  }

  async leave(groupId: string, playerUUID: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.lockAsMember(transaction, groupId, playerUUID);
      await this.removeFrom(transaction, groupId, playerUUID);
    });
  }

  /**
   * Removes a member from a locked group. If no admin is left, the longest-standing member becomes one. An empty
   * group is deleted.
   */
  async removeFrom(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    await this.groups.removeMember(transaction, groupId, playerUUID);
    const members = await this.groups.membersOf(transaction, groupId);
    const [longest] = members;
    if (!longest) {
      await this.groups.remove(transaction, groupId);
      await this.deletions.note(transaction, GROUP, [groupId]);
    } else if (!members.some(({ isAdmin }) => isAdmin)) {
      await this.groups.makeAdmin(transaction, groupId, longest.playerUUID);
    }
  }

  async rename(groupId: string, playerUUID: string, typed: string): Promise<Group> {
    // First, so that only admins learn which names are taken.
    await this.transactions.run((transaction) => this.lockAsAdmin(transaction, groupId, playerUUID));
    const write = (name: ValidName) =>
      this.transactions.run(async (transaction) => {
        await this.lockAsAdmin(transaction, groupId, playerUUID);
        await this.groups.rename(transaction, groupId, name, { updatedAt: this.now() });
      });
    await this.giveName(typed, write, groupId);
    return this.get(groupId, playerUUID);
  }

  async promote(command: MemberCommand): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const { groupId, playerUUID } = await this.memberFor(transaction, command);
      await this.groups.makeAdmin(transaction, groupId, playerUUID);
    });
  }

  /** Also changes the invite code, because the removed member knows the old one. */
  async remove(command: MemberCommand): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const { groupId, playerUUID, isAdmin } = await this.memberFor(transaction, command);
      if (isAdmin) throw new AppError('ADMIN_STAYS');
      await this.groups.removeMember(transaction, groupId, playerUUID);
      const inviteCode = await newInviteCode((code) => this.groups.isCodeTaken(transaction, code));
      await this.groups.setCode(transaction, groupId, inviteCode, this.now());
    });
  }

  private async insert(playerUUID: string, typed: string): Promise<Group> {
    const id = nanoid();
    const write = (name: ValidName) =>
      this.transactions.run(async (transaction) => {
        // The group refers to its creator, who must not be merged or renamed before it is inserted.
        await this.players.ensureLocked(transaction, playerUUID);
        const inviteCode = await newInviteCode((code) => this.groups.isCodeTaken(transaction, code));
        const [createdBy, now] = [playerUUID, this.now()];
        const group = { id, createdBy, inviteCode, createdAt: now, updatedAt: now };
        await this.groups.insert(transaction, name, group);
        await this.addMember(transaction, id, { playerUUID, isAdmin: true });
      });
    await this.giveName(typed, write);
    return this.get(id, playerUUID);
  }

  /** Before any lookup, so that players without a name can't probe invite codes. */
  private async requireName(playerUUID: string, message?: string): Promise<void> {
    if ((await this.players.nameOf(playerUUID)) !== null) return;
    throw new AppError('PLAYER_NAME_REQUIRED', {
      ...(message === undefined ? {} : { message }),
      extra: { needsPlayerName: true },
    });
  }

  /** Into a locked group. */
  private async addMember(
    transaction: Transaction,
    groupId: string,
    { playerUUID, isAdmin }: { playerUUID: string; isAdmin: boolean },
  ): Promise<void> {
    // Rejects players who have been merged in the meantime. Locked, so that simultaneous joins are counted
    // correctly.
    await this.players.ensureLocked(transaction, playerUUID);
    const own = await this.groups.membershipsOf(transaction, [playerUUID]);
    if (own.length >= LIMITS.PLAYER_MAX_GROUPS) throw new AppError('TOO_MANY_GROUPS');
    const members = await this.groups.membersOf(transaction, groupId);
    if (members.length >= LIMITS.GROUP_MAX_MEMBERS) throw new AppError('GROUP_IS_FULL');
    await this.groups.addMember(transaction, { groupId, playerUUID, isAdmin, joinedAt: this.now() });
  }

  /** Calls `write` with a valid name. Throws if another group has it. `groupId` is the group's own ID. */
  private async giveName<T>(
    typed: string,
    write: (name: ValidName) => Promise<T>,
    groupId?: string,
  ): Promise<T> {
    const name = this.names.validate(typed, GROUP_NAME);
    const found = await this.groups.findConflict(name, groupId);
    if (found) throw takenName(GROUP_NAME, found);
    try {
      return await write(name);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw takenName(GROUP_NAME, await this.groups.findConflict(name, groupId));
    }
  }

  private async lockAsMember(
    transaction: Transaction,
    groupId: string,
    playerUUID: string,
  ): Promise<MembershipEntity> {
    await this.groups.lock(transaction, { id: groupId });
    const membership = await this.groups.findMember(transaction, groupId, playerUUID);
    if (!membership) throw new AppError('GROUP_NOT_FOUND');
    return membership;
  }

  private async lockAsAdmin(transaction: Transaction, groupId: string, playerUUID: string): Promise<void> {
    const { isAdmin } = await this.lockAsMember(transaction, groupId, playerUUID);
    if (!isAdmin) throw new AppError('NOT_GROUP_ADMIN');
  }

  private async memberFor(
    transaction: Transaction,
    { groupId, playerUUID: caller, memberId }: MemberCommand,
  ): Promise<MembershipEntity> {
    await this.lockAsAdmin(transaction, groupId, caller);
    const member = await this.groups.findByMemberId(transaction, { groupId, memberId, caller });
    if (!member) throw new AppError('MEMBER_NOT_FOUND');
    return member;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}
