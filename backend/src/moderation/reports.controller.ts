import { Body, Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf } from '@tessera/contracts/wire';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Endpoint(CALLS.sendReport)
  async send(
    @Caller() player: string,
    @Body({ schema: CALLS.sendReport.body }) report: BodyOf<typeof CALLS.sendReport>,
  ): Promise<ResponseOf<typeof CALLS.sendReport>> {
    await this.reports.send(player, report);
    return { success: true };
  }
}
