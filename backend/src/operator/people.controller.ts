import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf, Role } from '@tessera/contracts/wire';
import { Audit } from '../admin/index.js';
import { Account, CallerRole, UsersRepository } from '../auth/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { OperatePeople } from './operate-people.js';
import type { Person } from './people.repository.js';
import { ReadPeople } from './read-people.js';

/** The same as the commands about people, for the dashboard. The guard has checked the role. */
@Controller()
export class PeopleController {
  constructor(
    private readonly audit: Audit,
    private readonly people: ReadPeople,
    private readonly operate: OperatePeople,
    private readonly users: UsersRepository,
  ) {}

  @Endpoint(CALLS.findPeople)
  async find(
    @Account() account: AccountSession | undefined,
    @CallerRole() role: Role,
    @Input() { search }: InputOf<typeof CALLS.findPeople>,
  ) {
    const people = await this.people.find(search, role);
    // By ID, because entries outlive accounts.
    await this.audit.note(account, CALLS.findPeople, {
      found: people.map(({ personId }) => personId).join(' '),
    });
    return { people };
  }

  @Endpoint(CALLS.readPerson)
  async read(
    @Account() account: AccountSession | undefined,
    @CallerRole() role: Role,
    @Input() { personId }: InputOf<typeof CALLS.readPerson>,
  ) {
    const person = await this.people.require(personId, role);
    await this.audit.note(account, CALLS.readPerson, { personId });
    return { person: await this.people.sheet(person, role) };
  }

  @Endpoint(CALLS.readPersonEmail)
  async readEmail(
    @Account() account: AccountSession | undefined,
    @CallerRole() role: Role,
    @Input() { personId }: InputOf<typeof CALLS.readPersonEmail>,
  ) {
    const { email } = await this.people.require(personId, role);
    if (email === null) throw new AppError('PERSON_NOT_FOUND', { field: 'personId' });
    await this.audit.note(account, CALLS.readPersonEmail, { personId });
    return { email };
  }

  @Endpoint(CALLS.listPerson)
  async list(
    @Account() account: AccountSession | undefined,
    @CallerRole() role: Role,
    @Input() { personId, isLeftOut }: InputOf<typeof CALLS.listPerson>,
  ) {
    const person = await this.people.require(personId, role);
    if (person.publicId === null) throw new AppError('PERSON_ACTION_IMPOSSIBLE', { field: 'isLeftOut' });
    await this.audit.note(account, CALLS.listPerson, { personId, isLeftOut });
    await this.carryOut(isLeftOut ? 'leave-out' : 'list-again', person);
  }

  @Endpoint(CALLS.actOnPerson)
  async act(
    @Account() account: AccountSession | undefined,
    @CallerRole() role: Role,
    @Input() { personId, action }: InputOf<typeof CALLS.actOnPerson>,
  ) {
    const person = await this.people.require(personId, role);
    const user = person.userId === null ? null : await this.users.find(person.userId);
    if (!this.people.isPossible(action, user))
      throw new AppError('PERSON_ACTION_IMPOSSIBLE', { field: 'action' });
    await this.audit.note(account, CALLS.actOnPerson, { personId, action });
    const data = await this.carryOut(action, person);
    if (action === 'export') return { exported: data as Record<string, unknown> };
    const { link, ended }: { link?: string; ended?: number } = data;
    return { ...(link !== undefined && { link }), ...(ended !== undefined && { ended }) };
  }

  private async carryOut(name: Parameters<OperatePeople['prepare']>[0], person: Person): Promise<object> {
    const run = await this.operate.prepare(name, person, () => Promise.resolve(''));
    return (await run()).data;
  }
}
