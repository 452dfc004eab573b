import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Maintenance, problemOf } from '../platform/maintenance/maintenance.js';
import { invalidField } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { Audit } from './audit.js';

/** What is announced to everyone, and the pause in which nothing new begins. */
@Controller()
export class MaintenanceController {
  constructor(
    private readonly audit: Audit,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  @Endpoint(CALLS.readMaintenance)
  async read(@Account() account: AccountSession | undefined) {
    await this.audit.note(account, CALLS.readMaintenance);
    return { notice: this.maintenance.notice() };
  }

  @Endpoint(CALLS.changeMaintenance)
  async change(
    @Account() account: AccountSession | undefined,
    @Input() input: InputOf<typeof CALLS.changeMaintenance>,
  ) {
    const now = this.clock.now();
    const { announcement, pause } = input;
    const change = {
      announcement: announcement && { ...announcement, endsAt: Date.parse(announcement.endsAt) },
      pause: pause && {
        startsAt: pause.startsAt === undefined ? now : Date.parse(pause.startsAt),
        endsAt: Date.parse(pause.endsAt),
      },
    };
    const problem = problemOf(change, now);
    if (problem !== null) throw invalidField('endsAt', problem);
    await this.audit.note(account, CALLS.changeMaintenance, { change: JSON.stringify(input) });
    await this.maintenance.apply(change);
    return { notice: this.maintenance.notice() };
  }
}
