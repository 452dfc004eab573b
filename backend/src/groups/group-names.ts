import { Injectable } from '@nestjs/common';
import { GROUP_NAME_PROBLEMS, GROUP_TEXTS, LIMITS } from '@tessera/contracts/constants';
import { Names, type JudgedName, type NameKind } from '../names/names.module.js';
import { isUniqueViolation } from '../platform/database/unique-violation.js';
import { Refusal } from '../platform/http/refusal.js';
import { GroupsStore } from './groups.store.js';

const GROUP_NAME: NameKind = {
  field: 'name',
  mostCharacters: LIMITS.GROUP_NAME_MAX_LENGTH,
  problems: GROUP_NAME_PROBLEMS,
  notAllowed: GROUP_TEXTS.notAllowed,
  taken: 'GROUP_NAME_TAKEN',
};

/** What groups may be called. */
@Injectable()
export class GroupNames {
  constructor(
    private readonly names: Names,
    private readonly groups: GroupsStore,
  ) {}

  availability(typed: string) {
    return this.names.availability(typed, GROUP_NAME, (keys) => this.groups.isTaken(keys));
  }

  /** Hands a good name on to what writes it; refused if another group has it, `groupId` being its own. */
  async give<T>(typed: string, write: (name: JudgedName) => Promise<T>, groupId?: string): Promise<T> {
    const name = this.names.judge(typed, GROUP_NAME);
    if (await this.groups.isTaken(name, groupId)) throw taken();
    try {
      return await write(name);
    } catch (error) {
      throw isUniqueViolation(error) ? taken() : error;
    }
  }
}

const taken = (): Refusal => new Refusal(GROUP_NAME.taken, { field: GROUP_NAME.field });
