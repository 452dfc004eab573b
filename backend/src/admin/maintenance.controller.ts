import { Body, Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { BodyOf, ResponseOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Endpoint } from '../platform/http/endpoint.js';
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
  async read(
    @Account() account: AccountSession | undefined,
  ): Promise<ResponseOf<typeof CALLS.readMaintenance>> {
    await this.audit.note(account, CALLS.readMaintenance);
    return { success: true, notice: this.maintenance.notice() };
  }

  @Endpoint(CALLS.changeMaintenance)
  async change(
    @Account() account: AccountSession | undefined,
    @Body({ schema: CALLS.changeMaintenance.body }) body: BodyOf<typeof CALLS.changeMaintenance>,
  ): Promise<ResponseOf<typeof CALLS.changeMaintenance>> {
    const now = this.clock.now();
    const { announcement, pause } = body;
    const change = {
      announcement: announcement && { ...announcement, endsAt: Date.parse(announcement.endsAt) },
      pause: pause && {
        startsAt: pause.startsAt === undefined ? now : Date.parse(pause.startsAt),
        endsAt: Date.parse(pause.endsAt),
      },
    };
    const problem = problemOf(change, now);
    if (problem !== null) throw invalidField('endsAt', problem);
    await this.audit.note(account, CALLS.changeMaintenance, { change: JSON.stringify(body) });
    await this.maintenance.apply(change);
    return { success: true, notice: this.maintenance.notice() };
  }
}
