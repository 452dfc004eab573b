import { Injectable } from '@nestjs/common';
import { announcementText, email as emailAddress } from '@tessera/contracts/calls';
import { Audit } from '../admin/index.js';
import type { Typed } from './arguments.js';
import { definitionOf, OperatorError, type Outcome } from './commands.js';
import { OperateInstance } from './operate-instance.js';
import { OperateMaintenance } from './operate-maintenance.js';
import { OperatePeople } from './operate-people.js';
import { type Person, PeopleRepository } from './people.repository.js';
import { briefly } from './person-text.js';

type Run = () => Promise<Outcome>;

/** Whom or what a command is about, once that has been found. */
interface Target {
  readonly input: Readonly<Record<string, string>>;
  /** Checks the rest, and returns what carries out the command. */
  prepare(): Promise<Run> | Run;
}

/** Carries out a command of an operator. Whatever is wrong with it is found before anything is changed or recorded. */
@Injectable()
export class RunCommand {
  constructor(
    private readonly repository: PeopleRepository,
    private readonly people: OperatePeople,
    private readonly instance: OperateInstance,
    private readonly maintenance: OperateMaintenance,
    private readonly audit: Audit,
  ) {}

  async execute(typed: Typed, readSecret: () => Promise<string>): Promise<Outcome> {
    const { name } = typed;
    const target = await this.targetOf(typed, readSecret);
    const run = await target.prepare();
    await this.audit.noteCommand(name, target.input);
    return run();
  }

  private async targetOf(
    { name, subject: typed, times }: Typed,
    readSecret: () => Promise<string>,
  ): Promise<Target> {
    const { subject } = definitionOf(name);
    switch (subject) {
      case 'none':
        return { input: times, prepare: () => this.instance.prepare(name, times) };
      case 'message': {
        const { data: text, error } = announcementText.safeParse(typed);
        if (text === undefined) throw new OperatorError(error.issues[0]?.message);
        return { input: { text, ...times }, prepare: () => this.maintenance.announce(text, times) };
      }
      case 'job':
        await this.instance.requireJob(typed);
        return { input: { job: typed }, prepare: () => () => this.instance.runJob(typed) };
      case 'email': {
        const { data: email } = emailAddress.safeParse(typed);
        if (email === undefined) throw new OperatorError(`${typed} isn't an email address`);
        return { input: { email }, prepare: () => this.people.prepareRole(name, email) };
      }
      case 'text': {
        const found = await this.repository.find(typed);
        return { input: idsOf(found), prepare: () => () => this.people.describe(found) };
      }
      default: {
        const person = await this.one(typed);
        if (subject === 'account' && person.userId === null)
          throw new OperatorError(`${briefly(person)} has no account`);
        return { input: idsOf([person]), prepare: () => this.people.prepare(name, person, readSecret) };
      }
    }
  }

  private async one(typed: string): Promise<Person> {
    const [person, ...more] = await this.repository.find(typed);
    if (!person) throw new OperatorError(`Nobody found for ${typed}`);
    if (more.length > 0)
      throw new OperatorError(`${typed} means several: ${[person, ...more].map(briefly).join(' and ')}`);
    return person;
  }
}

const idsOf = (people: readonly Person[]): Record<string, string> => {
  const accounts = people.flatMap(({ userId }) => userId ?? []);
  const players = people.flatMap(({ userId, publicId }) => (userId === null ? (publicId ?? []) : []));
  return {
    ...(accounts.length > 0 ? { account: accounts.join(' ') } : {}),
    ...(players.length > 0 ? { player: players.join(' ') } : {}),
  };
};
