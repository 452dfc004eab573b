import { Injectable } from '@nestjs/common';
import { GROUP_TEXTS, cleanName } from '@tessera/contracts/constants';
import { nanoid } from 'nanoid';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersService } from '../players/players.module.js';
import { AddMember } from './add-member.js';
import { GroupNames } from './group-names.js';
import { GroupsStore, type OwnGroup } from './groups.store.js';
import { newInviteCode } from './invite-code.js';
import { OwnGroups } from './own-groups.js';

/** Creates a group, whose creator becomes its admin. */
@Injectable()
export class CreateGroup {
  constructor(
    private readonly groups: GroupsStore,
    private readonly own: OwnGroups,
    private readonly addMember: AddMember,
    private readonly players: PlayersService,
    private readonly names: GroupNames,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(playerUUID: string, typed: string): Promise<OwnGroup> {
    await this.addMember.requireName(playerUUID, GROUP_TEXTS.nameBeforeCreating);
    try {
      return await this.make(playerUUID, typed);
    } catch (error) {
      const made = isTaken(error) ? await this.madeBefore(playerUUID, typed) : undefined;
      if (!made) throw error;
      return made;
    }
  }

  /** The response of the same request may have been lost. If so, it is sent again. */
  private async madeBefore(playerUUID: string, typed: string): Promise<OwnGroup | undefined> {
    const own = await this.own.list(playerUUID);
    return own.find(({ name, isAdmin }) => isAdmin && name === cleanName(typed));
  }

  private async make(playerUUID: string, typed: string): Promise<OwnGroup> {
    const id = nanoid();
    const at = new Date(this.clock.now());
    await this.names.give(typed, (name) =>
      this.transactions.run(async (transaction) => {
        // The group refers to its creator, who must not be merged or renamed before it is inserted.
        await this.players.ensureLocked(transaction, playerUUID);
        const inviteCode = await newInviteCode((code) => this.groups.isCodeTaken(transaction, code));
        const group = { id, createdBy: playerUUID, inviteCode, at };
        await this.groups.insert(transaction, { ...group, ...name });
        await this.addMember.execute(transaction, id, { playerUUID, isAdmin: true });
      }),
    );
    return this.own.get(id, playerUUID);
  }
}

const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'GROUP_NAME_TAKEN';
