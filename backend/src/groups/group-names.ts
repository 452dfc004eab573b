import { Injectable } from '@nestjs/common';
import { GROUP_NAME_PROBLEMS, GROUP_TEXTS, LIMITS } from '@tessera/contracts/constants';
import { Names, takenName, type ValidName, type NameKind } from '../names/names.module.js';
import { isUniqueViolation } from '../platform/database/unique-violation.js';
import { GroupsStore } from './groups.store.js';

const GROUP_NAME: NameKind = {
  field: 'name',
  mostCharacters: LIMITS.GROUP_NAME_MAX_LENGTH,
  problems: GROUP_NAME_PROBLEMS,
  notAllowed: GROUP_TEXTS.notAllowed,
  reserves: false,
  taken: 'GROUP_NAME_TAKEN',
  alike: GROUP_TEXTS.alike,
};

/** Validates the names of groups. */
@Injectable()
export class GroupNames {
  constructor(
    private readonly names: Names,
    private readonly groups: GroupsStore,
  ) {}

  availability(typed: string) {
    return this.names.availability(typed, GROUP_NAME, (keys) => this.groups.findConflict(keys));
  }

  /** Calls `write` with a valid name. Throws if another group has it. `groupId` is the group's own ID. */
  async give<T>(typed: string, write: (name: ValidName) => Promise<T>, groupId?: string): Promise<T> {
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
}
